import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Updates } from "../../src/pwa/updates.ts";

/** A service worker whose life the test leads. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installing";
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  /** The browser has found another version and fetched it. */
  fetched(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(async () => this.registration);
  constructor(controller: object | null) {
    super();
    this.controller = controller;
  }
  takenOver(): void {
    this.controller = {};
    this.dispatchEvent(new Event("controllerchange"));
  }
}

const start = async (controller: object | null) => {
  const container = new FakeContainer(controller);
  const reload = vi.fn();
  const updates = new Updates(container as unknown as ServiceWorkerContainer, reload);
  await updates.start();
  return { container, updates, reload };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a newer version", () => {
  it("is none on the first visit: the first worker replaces nothing", async () => {
    const { container, updates, reload } = await start(null);
    expect(updates.kept.value).toBe(false);
    container.registration.fetched();
    container.takenOver();
    expect(updates.kept.value).toBe(true);
    expect(updates.ready.value).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is offered when it has been fetched, and takes over only when it is wanted", async () => {
    const { container, updates, reload } = await start({});
    const worker = container.registration.fetched();
    expect(updates.ready.value).toBe(true);
    expect(worker.told).toEqual([]);
    updates.apply();
    expect(worker.told).toEqual([{ type: "SKIP_WAITING" }]);
    expect(reload).not.toHaveBeenCalled();
    container.takenOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("that waited already when the page came is offered, too", async () => {
    const container = new FakeContainer({});
    container.registration.waiting = new FakeWorker();
    const updates = new Updates(container as unknown as ServiceWorkerContainer, vi.fn());
    await updates.start();
    expect(updates.ready.value).toBe(true);
  });

  it("brought by another tab does not reload this one, which offers to", async () => {
    const { container, updates, reload } = await start({});
    container.takenOver();
    expect(updates.ready.value).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is asked for now and then, and not with every new line", async () => {
    const { container, updates } = await start({});
    const { update } = container.registration;
    updates.look();
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(61_000);
    updates.look();
    updates.look();
    expect(update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60 * 60_000);
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe("without a service worker", () => {
  it("nothing breaks on plain HTTP", async () => {
    const reload = vi.fn();
    const updates = new Updates(undefined, reload);
    await updates.start();
    updates.look();
    expect(updates.ready.value).toBe(false);
  });

  it("nothing breaks when the browser forbids one", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const container = new FakeContainer(null);
    container.register.mockRejectedValue(new DOMException("no", "SecurityError"));
    const updates = new Updates(container as unknown as ServiceWorkerContainer, vi.fn());
    await updates.start();
    expect(updates.kept.value).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
