import type { RouteOptions } from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";
import { systemClock } from "../../src/clock.ts";
import { makeApp } from "../../src/http/app.ts";
import { dayRoutes } from "../../src/http/days.ts";
import { tableRoutes } from "../../src/http/tables.ts";
import { identityRoutes } from "../../src/identity/routes.ts";
import type { Budget } from "../../src/limits/budget.ts";
import { LIMITS } from "../../src/limits/limits.ts";

/** Parts that are not asked anything while routes are declared. */
const nothing = <T>(): T => ({}) as T;

it("every route says what it answers, by a schema that lets nothing else out", async () => {
  const app = await makeApp(pino({ level: "silent" }), false);
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  const budget = () => nothing<Budget>();
  identityRoutes(app, { ...nothing(), budget, clock: systemClock, publicUrl: null, limits: LIMITS });
  tableRoutes(app, { ...nothing(), store: nothing() });
  dayRoutes(app, nothing());

  expect(routes.length).toBeGreaterThan(8);
  for (const { url, method, schema } of routes) {
    const answers = Object.keys((schema?.response as Record<string, unknown> | undefined) ?? {});
    expect({ url, method, answers: answers.sort() }).toEqual({ url, method, answers: ["200", "4xx", "5xx"] });
  }
  // What a link or an image can ask for changes nothing.
  const changing = ["/api/session", "/api/transfer", "/api/transfer/redeem"];
  for (const { url, method } of routes)
    if (changing.includes(url)) expect(`${url} ${String(method)}`).toBe(`${url} POST`);
});
