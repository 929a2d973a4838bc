import type {
  AnswerOf,
  EventName,
  EventOf,
  MessageOf,
  OpenWire,
  RequestName,
  Wire,
  WireHandlers,
} from "../../src/net/wire.ts";

/** One message that was sent and may be answered. */
export interface Sent {
  readonly name: RequestName;
  readonly message: unknown;
  readonly answer: (answer: unknown) => void;
}

/** A wire in the hands of a test: nothing happens on it by itself. */
export class FakeWire implements Wire {
  connects = 0;
  disconnects = 0;
  isUp = false;
  sent: Sent[] = [];
  private handlers: WireHandlers | null = null;

  readonly open: OpenWire = (handlers) => {
    this.handlers = handlers;
    return this;
  };

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    this.disconnects += 1;
    this.breakDown();
  }

  emit<E extends RequestName>(name: E, message: MessageOf<E>, reply: (answer: AnswerOf<E>) => void): void {
    if (!this.isUp) throw new Error(`${name} was sent on a dead wire`);
    this.sent.push({ name, message, answer: reply as (answer: unknown) => void });
  }

  comeUp(): void {
    this.isUp = true;
    this.sent = [];
    this.handlers?.up();
  }

  breakDown(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.handlers?.down();
  }

  /** The server takes the line and is gone before it lets anybody in. */
  closeEarly(): void {
    this.handlers?.down();
  }

  fail(code: string | null = null): void {
    this.handlers?.failed(code);
  }

  tell<E extends EventName>(name: E, message: EventOf<E>): void {
    this.handlers?.event(name, message);
  }

  /** Messages of one name on the present line, oldest first. */
  named(name: RequestName): Sent[] {
    return this.sent.filter((sent) => sent.name === name);
  }

  /** The only message of this name on the present line. */
  only(name: RequestName): Sent {
    const [first, ...more] = this.named(name);
    if (first === undefined || more.length > 0) {
      throw new Error(`expected one ${name}, got ${this.named(name).length}`);
    }
    return first;
  }
}
