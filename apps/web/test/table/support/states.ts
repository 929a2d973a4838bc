import { legalActions, type Seat, turnOf } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import { Driver, type Setup } from "./driver.ts";
import { playUntil } from "./play.ts";

const seatOnTurn = (driver: Driver): Seat =>
  driver.state.deal === null ? 0 : (turnOf(driver.state.deal) ?? 0);
const onTurn = (driver: Driver): TableUpdate => driver.update(seatOnTurn(driver));
const legalNow = (driver: Driver) => (driver.state.deal === null ? [] : legalActions(driver.state.deal));

const lead = (setup: Setup): Driver =>
  playUntil(
    setup,
    ({ state }) => state.deal?.phase === "lead" && state.deal.tricks[0] + state.deal.tricks[1] === 2,
  );

const closed = (setup: Setup): Driver =>
  playUntil(
    setup,
    ({ state }) =>
      state.deal?.closed !== null && state.deal?.phase === "follow" && state.deal.played.length >= 3,
    ({ type }, { state }) =>
      type === "play" ||
      (type === "close" && (state.deal?.played.length ?? 0) >= 2 && state.deal?.upCard !== null),
  );

const dealOver = (setup: Setup): Driver =>
  playUntil(
    setup,
    ({ state }) => state.lastDeal !== null,
    ({ type }) => type === "play" || type === "settle",
  );

/** Against a computer that gave first, in the second trick or later. */
const withComputer = (setup: Setup, until: (driver: Driver) => boolean): TableUpdate =>
  playUntil({ ...setup, clock: "untimed", computer: COMPUTER }, until).update(0);
const COMPUTER = { level: "regulars", pace: "none", firstDealer: "computer" } as const;
const isMine = (driver: Driver): boolean =>
  seatOnTurn(driver) === 0 && (driver.state.deal?.played.length ?? 0) > 0;

/** Every state a table can be in, as one of its players sees it; each one was really played. */
export const STATES = {
  cutting: (setup) => {
    const driver = new Driver(setup).sit();
    driver.give(0, { type: "next", deal: 1, cut: "aa" });
    return driver.update(0);
  },
  firstLead: (setup) => onTurn(new Driver(setup).sit().next()),
  lead: (setup) => onTurn(lead(setup)),
  opponentLeads: (setup) => {
    const driver = lead(setup);
    return driver.update(seatOnTurn(driver) === 0 ? 1 : 0);
  },
  follow: (setup) =>
    onTurn(playUntil(setup, ({ state }) => state.deal?.phase === "follow" && state.deal.played.length === 1)),
  strict: (setup) =>
    onTurn(
      playUntil(
        setup,
        (driver) =>
          driver.state.deal?.phase === "follow" &&
          driver.state.deal.upCard === null &&
          driver.state.deal.played.length === 5 &&
          legalNow(driver).filter(({ type }) => type === "play").length < 3,
      ),
    ),
  closed: (setup) => onTurn(closed(setup)),
  marriage: (setup) =>
    onTurn(
      playUntil(setup, (driver) => {
        const suits = new Set(legalNow(driver).flatMap((a) => (a.type === "marriage" ? [a.card[0]] : [])));
        return suits.size === 2 && (driver.state.deal?.played.length ?? 0) > 0;
      }),
    ),
  pending: (setup) =>
    onTurn(
      playUntil(
        setup,
        ({ state }) => (state.deal?.pending[0] ?? 0) > 0 && state.deal?.phase === "follow",
        ({ type, ...rest }) => type === "play" || (type === "marriage" && !("claim" in rest)),
      ),
    ),
  exchange: (setup) =>
    onTurn(
      playUntil(
        setup,
        (driver) =>
          legalNow(driver).some(({ type }) => type === "exchange") &&
          (driver.state.deal?.played.length ?? 0) > 0,
      ),
    ),
  computerLead: (setup) =>
    withComputer(setup, (driver) => isMine(driver) && driver.state.deal?.phase === "lead"),
  computerFollow: (setup) =>
    withComputer(setup, (driver) => isMine(driver) && driver.state.deal?.phase === "follow"),
  computerOver: (setup) => dealOver({ ...setup, clock: "untimed", computer: COMPUTER }).update(0),
  lastTrick: (setup) => onTurn(playUntil(setup, ({ state }) => state.deal?.phase === "lastTrick")),
  dealOver: (setup) => dealOver(setup).update(0),
  otherReady: (setup) => {
    const driver = dealOver(setup);
    driver.give(1, { type: "next", deal: driver.state.dealNumber, cut: "bb" });
    return driver.update(0);
  },
  bummerlOver: (setup) => {
    const driver = dealOver(setup);
    driver.give(1, { type: "resign", bummerl: driver.state.bummerlNumber });
    return driver.update(0);
  },
  saveAsked: (setup) => {
    const driver = lead(setup);
    const seat = seatOnTurn(driver);
    driver.give(seat === 0 ? 1 : 0, { type: "save", deal: driver.state.dealNumber });
    return driver.update(seat);
  },
  saved: (setup) => {
    const driver = lead({ ...setup, clock: "untimed" });
    driver.give(0, { type: "save", deal: driver.state.dealNumber });
    driver.give(1, { type: "resume", deal: driver.state.dealNumber });
    return driver.update(0);
  },
  offer: (setup) => {
    const driver = lead(setup);
    const late = seatOnTurn(driver);
    driver.now += 10 * 60_000;
    driver.give(null, { type: "sweep" });
    driver.online = late === 0 ? [false, true] : [true, false];
    return driver.update(late === 0 ? 1 : 0);
  },
  ended: (setup) => {
    const driver = dealOver(setup);
    driver.give(1, { type: "resign", bummerl: driver.state.bummerlNumber });
    driver.give(1, { type: "leave", bummerl: driver.state.bummerlNumber });
    return driver.update(0);
  },
} satisfies Record<string, (setup: Setup) => TableUpdate>;

export type StateName = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as StateName[];
