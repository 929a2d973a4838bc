/** A seat that may move now. */
export interface Ready {
  /** Sends the move and calls back with its outcome. */
  move(done: (accepted: boolean) => void): void;
}

/** `closed`: always so many moves are under way. `open`: so many a second begin, whatever the server does. */
export type Pace =
  | { readonly type: "closed"; readonly inFlight: number }
  | { readonly type: "open"; readonly perSecond: number };

export interface Figures {
  readonly moves: number;
  readonly refused: number;
  readonly perSecond: number;
  /** Milliseconds from sending to the answer; of an open loop from the instant it was due. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Lets seats move that are ready, first come first served, and keeps the time. */
export interface Pacer {
  /** Moves under way. */
  busy(): number;
  ready(seat: Ready): void;
  /** Lets play go on and counts from `warmUpMs` on for `ms`; resolves when what is under way is answered. */
  run(pace: Pace, warmUpMs: number, ms: number, everyMove: () => void): Promise<Figures>;
}

const TICK_MS = 1;
const now = (): number => performance.now();
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function makePacer(): Pacer {
  const seats: Ready[] = [];
  let first = 0;
  let inFlight = 0;
  let most = 0;
  let refused = 0;
  let times: number[] = [];
  let told = (): void => undefined;

  const begin = (since: number): boolean => {
    const seat = seats[first];
    if (seat === undefined) return false;
    first += 1;
    if (first > 10_000) {
      seats.splice(0, first);
      first = 0;
    }
    inFlight += 1;
    seat.move((accepted) => {
      inFlight -= 1;
      told();
      if (accepted) times.push(now() - since);
      else refused += 1;
      fill();
    });
    return true;
  };
  const fill = (): void => {
    while (inFlight < most && begin(now()));
  };

  /** Begins what is due; what cannot begin, since no seat is ready, stays due from when it was. */
  const metronome = (perSecond: number): (() => void) => {
    const since = now();
    let begun = 0;
    const timer = setInterval(() => {
      const due = ((now() - since) / 1_000) * perSecond;
      while (begun < due && begin(since + (begun / perSecond) * 1_000)) begun += 1;
    }, TICK_MS);
    return () => clearInterval(timer);
  };

  return {
    busy: () => inFlight,
    ready: (seat) => {
      seats.push(seat);
      fill();
    },
    run: async (pace, warmUpMs, ms, everyMove) => {
      told = everyMove;
      most = pace.type === "closed" ? pace.inFlight : 0;
      const stop = pace.type === "open" ? metronome(pace.perSecond) : () => undefined;
      fill();
      await wait(warmUpMs);
      times = [];
      refused = 0;
      process.send?.({ type: "counting" });
      const since = now();
      await wait(ms);
      const seconds = (now() - since) / 1_000;
      const counted = times;
      const figures = { ...figuresOf(counted, seconds), refused };
      process.send?.({ type: "counted" });
      stop();
      most = 0;
      while (inFlight > 0) await wait(20);
      return figures;
    },
  };
}

export function figuresOf(times: readonly number[], seconds: number): Omit<Figures, "refused"> {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    moves: sorted.length,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: sorted.at(-1) ?? 0,
  };
}
