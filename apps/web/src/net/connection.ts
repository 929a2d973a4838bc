import { type CommandMessage, type CommandReply, PROTOCOL, type ServerToClient } from "@bummerl/protocol";
import { Store } from "../state/store.ts";
import { backoff } from "./backoff.ts";
import { isPassing, type Offline } from "./errors.ts";
import { Heartbeat, type Pulse } from "./heartbeat.ts";
import type { Outbox } from "./outbox.ts";
import { Pending } from "./pending.ts";
import type { Link } from "./table-connection.ts";
import type { AnswerOf, EventName, EventOf, MessageOf, OpenWire, RequestName, Wire } from "./wire.ts";

/** A reply that never came: the line broke first, or was down. */
export type Unanswered = { readonly ok: false; readonly error: Offline };
const UNANSWERED: Unanswered = { ok: false, error: { code: "offline" } };

/** So often a command is tried again when the server says that it failed or is busy. */
const PASSING_TRIES = 6;

/** A try that has come to nothing for so long is given up: a line may be open and nobody at its other end. */
const TRY_MS = 6_000;

/** A restart that was announced is no reason to worry for so long, in milliseconds. */
const RESTART_MS = 60_000;
/** A server that restarts is not there at once: the first tries are left out. */
const RESTART_ATTEMPT = 2;
/** What the player came for has the network for itself so long. */
const CONFIRM_AFTER_MS = 10_000;

export interface ConnectionParts {
  readonly openWire: OpenWire;
  readonly outbox: Outbox;
  /** Sees to it that this browser has a session; false when the server could not be reached. */
  readonly openSession: () => Promise<boolean>;
  /** It seems to have one: the wire is opened without asking, and the session is asked for when the wire is up. */
  readonly hasSession?: boolean;
  /** 0–1 */
  readonly random?: () => number;
}

/**
 * The one line to the server: connects, notices when it breaks, tries again for ever, resends what was not answered.
 * Everything that must be said anew on a new line (which table, which lists) is said by `onUp` listeners.
 */
export class Connection {
  /** What the player is shown: `connecting` is short, `down` is when a try has failed. */
  readonly link = new Store<Link>("connecting");
  /** The server asks for a newer page. */
  readonly outdated = new Store(false);
  /** The server has said that it restarts; the line is not called down for a minute. */
  readonly restarting = new Store(false);

  private readonly wire: Wire;
  private readonly outbox: Outbox;
  private readonly openSession: () => Promise<boolean>;
  private readonly random: () => number;
  private readonly pending = new Pending(() => this.heartbeat.answered());
  private readonly heartbeat: Heartbeat;
  private readonly upListeners = new Set<() => void>();
  private readonly eventListeners = new Map<EventName, Set<(message: never) => void>>();
  private readonly settle = new Map<string, (reply: CommandReply) => void>();
  private wired = false;
  private trying = false;
  private hasSession: boolean;
  /** Nobody has asked yet. */
  private seemsToHaveSession: boolean;
  private attempt = 0;
  private calmUntil = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private patience: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: ConnectionParts) {
    this.outbox = parts.outbox;
    this.openSession = parts.openSession;
    this.hasSession = parts.hasSession ?? false;
    this.seemsToHaveSession = this.hasSession;
    this.random = parts.random ?? Math.random;
    this.wire = parts.openWire({
      up: () => this.wentUp(),
      down: () => this.wentDown(),
      failed: (code) => this.tryFailed(code),
      event: (name, message) => this.heard(name, message),
    });
    this.heartbeat = new Heartbeat({
      beat: (answered) => this.wire.emit("beat", {}, answered),
      oldest: () => this.pending.oldest(),
      onPulse: (pulse) => this.felt(pulse),
    });
  }

  /** Begins to connect, for ever. */
  start(): void {
    void this.tryNow();
  }

  /** Something happened after which a try is promising: the page is looked at, the network is back. */
  nudge(): void {
    if (this.wired) this.heartbeat.beat();
    else if (!this.trying) void this.tryNow();
  }

  /** The browser says that the network is gone. Tries go on: it may be wrong about a server at home. */
  networkLost(): void {
    if (!this.wired) return;
    this.wire.disconnect();
    this.link.set("down");
  }

  /** The session became another one (moved from another device): nothing of the old one is sent any more. */
  newSession(): void {
    this.outbox.clear();
    this.settle.clear();
    this.hasSession = false;
    if (this.wired) this.wire.disconnect();
    // A line on its way has shown the old one.
    else if (this.patience !== null) this.giveUpTry();
  }

  /** Asks once; no answer when the line is down or breaks. */
  once<E extends RequestName>(name: E, message: MessageOf<E>): Promise<AnswerOf<E> | Unanswered> {
    if (!this.wired) return Promise.resolve(UNANSWERED);
    return new Promise((resolve) => {
      this.pending.send(this.wire, name, message, resolve, () => resolve(UNANSWERED));
    });
  }

  /** Asks until there is an answer, on every new line again: only for messages that do the same once or often. */
  async untilAnswered<E extends "make" | "sit" | "playDay">(
    name: E,
    message: MessageOf<E>,
  ): Promise<Exclude<AnswerOf<E>, Unanswered>> {
    for (;;) {
      const answer = await this.once(name, message);
      if (answer.ok || answer.error.code !== "offline") return answer as Exclude<AnswerOf<E>, Unanswered>;
      await new Promise<void>((resolve) => {
        const stop = this.onUp(() => {
          resolve();
          queueMicrotask(() => stop());
        });
      });
    }
  }

  /**
   * Asks once more, a little later each time, while the server says that it is busy; gives up with the line, and when
   * the answer is `wanted` no more: what was asked has been taken back meanwhile.
   */
  async onceReady<E extends "join" | "watchLobby">(
    name: E,
    message: MessageOf<E>,
    wanted: () => boolean,
  ): Promise<AnswerOf<E> | Unanswered> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.once(name, message);
      if (answer.ok || !isPassing(answer.error.code)) return answer;
      await new Promise((resolve) => setTimeout(resolve, backoff(tries, this.random())));
      if (!wanted()) return UNANSWERED;
    }
  }

  /** Gives a command: kept, sent again with the same id on every new line, until it is answered. */
  command(message: CommandMessage): Promise<CommandReply> {
    this.outbox.add(message);
    return new Promise((resolve) => {
      this.settle.set(message.id, resolve);
      if (this.wired) this.sendCommand(message, 0);
    });
  }

  /** Calls back each time a new line is up, before unanswered commands are sent again. */
  onUp(listener: () => void): () => void {
    this.upListeners.add(listener);
    if (this.wired) listener();
    return () => this.upListeners.delete(listener);
  }

  on<E extends EventName>(name: E, listener: ServerToClient[E]): () => void {
    const listeners = this.eventListeners.get(name) ?? new Set();
    this.eventListeners.set(name, listeners);
    listeners.add(listener as (message: never) => void);
    return () => listeners.delete(listener as (message: never) => void);
  }

  private async tryNow(): Promise<void> {
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    this.trying = true;
    this.hasSession = this.hasSession || (await this.openSession());
    if (!this.hasSession) return this.tryFailed(null);
    this.patience = setTimeout(() => this.giveUpTry(), TRY_MS);
    this.wire.connect();
  }

  private giveUpTry(): void {
    this.wire.disconnect();
    this.tryFailed(null);
  }

  private endTry(): void {
    this.trying = false;
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = null;
  }

  private tryFailed(code: string | null): void {
    this.endTry();
    if (code === "noSession") {
      this.hasSession = false;
      if (this.seemsToHaveSession) {
        this.seemsToHaveSession = false;
        void this.tryNow();
        return;
      }
    }
    if (code === "protocolTooOld") this.outdated.set(true);
    if (performance.now() >= this.calmUntil) {
      this.restarting.set(false);
      this.link.set("down");
    }
    this.tryLater();
  }

  private tryLater(): void {
    if (this.retry !== null) return;
    this.retry = setTimeout(() => void this.tryNow(), backoff(this.attempt, this.random()));
    this.attempt += 1;
  }

  private wentUp(): void {
    this.endTry();
    this.wired = true;
    this.attempt = 0;
    this.calmUntil = 0;
    this.restarting.set(false);
    this.link.set("up");
    this.heartbeat.start();
    for (const listener of [...this.upListeners]) listener();
    for (const message of this.outbox.pending) this.sendCommand(message, 0);
    if (this.seemsToHaveSession) this.confirmSession();
  }

  /** The session that was taken for granted is asked for after all: that keeps it for another year. */
  private confirmSession(): void {
    this.seemsToHaveSession = false;
    setTimeout(() => void this.openSession(), CONFIRM_AFTER_MS);
  }

  private wentDown(): void {
    if (!this.wired) {
      // The server took the line and went before it let us in: a failed try like any other.
      if (this.trying) this.tryFailed(null);
      return;
    }
    this.wired = false;
    this.heartbeat.stop();
    this.link.set("connecting");
    this.pending.drop();
    this.tryLater();
  }

  private heard<E extends EventName>(name: E, message: EventOf<E>): void {
    if (name === "leaving") {
      this.calmUntil = performance.now() + (message as EventOf<"leaving">).inMs + RESTART_MS;
      this.attempt = RESTART_ATTEMPT;
      this.restarting.set(true);
    }
    if (name === "welcome") this.outdated.set((message as EventOf<"welcome">).protocol > PROTOCOL);
    for (const listener of [...(this.eventListeners.get(name) ?? [])]) listener(message as never);
  }

  private sendCommand(message: CommandMessage, tries: number): void {
    const answered = (reply: CommandReply): void => {
      if (!reply.ok && isPassing(reply.error.code) && tries < PASSING_TRIES) {
        const again = (): void => {
          const isWanted = this.outbox.pending.some(({ id }) => id === message.id);
          if (this.wired && isWanted) this.sendCommand(message, tries + 1);
        };
        setTimeout(again, backoff(tries, this.random()));
        return;
      }
      this.outbox.answered(message.id);
      this.settle.get(message.id)?.(reply);
      this.settle.delete(message.id);
    };
    this.pending.send(this.wire, "command", message, answered, () => undefined);
  }

  private felt(pulse: Pulse): void {
    if (pulse === "dead") this.wire.disconnect();
    else this.link.set(pulse === "alive" ? "up" : "connecting");
  }
}
