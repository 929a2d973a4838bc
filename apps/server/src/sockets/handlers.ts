import type { Clock } from "../clock.ts";
import type { Hints } from "../computers/hints.ts";
import type { Days } from "../days/days.ts";
import type { Host } from "../hosting/host.ts";
import type { Page } from "../hosting/page.ts";
import type { Lobby } from "../lobby/lobby.ts";
import { refused } from "../refused.ts";
import type { AnswerTo, Message, MessageName } from "./messages.ts";

export type Handlers = {
  readonly [N in MessageName]: (page: Page, message: Message<N>) => Promise<AnswerTo<N>> | AnswerTo<N>;
};

export interface HandlerParts {
  readonly host: Host;
  readonly lobby: Lobby;
  readonly hints: Hints;
  readonly days: Days;
  readonly clock: Clock;
}

/** What each message does. Who sends it comes from the socket's session, his seat from the table's log. */
export const makeHandlers = ({ host, lobby, hints, days, clock }: HandlerParts): Handlers => ({
  beat: () => ({ ok: true, data: { now: clock.now() } }),
  join: async (page, { table }) => {
    const joined = await host.join(table, page);
    return joined.ok ? { ok: true, data: joined.update } : refused(joined.code);
  },
  part: async (page, { table }) => {
    await host.part(table, page);
    return { ok: true, data: null };
  },
  command: async (page, { table, id, command }) => {
    const answer = await host.command(table, page.data.player.id, id, command);
    return answer.ok ? { ok: true, data: { seq: answer.seq } } : answer;
  },
  make: (page, message) => lobby.make(page.data.player.id, message),
  playDay: (page, message) => days.play(page.data.player.id, message),
  hint: (page, message) => hints.ask(page.data.player.id, message),
  sit: (page, message) => lobby.sit(page.data.player.id, page.data.address, message),
  seek: (page, message) => lobby.seek(page.data.player.id, message),
  unseek: async (page) => {
    await lobby.unseek(page.data.player.id);
    return { ok: true, data: null };
  },
  watchLobby: (page) => ({ ok: true, data: lobby.watch(page) }),
  unwatchLobby: (page) => {
    lobby.unwatch(page);
    return { ok: true, data: null };
  },
});
