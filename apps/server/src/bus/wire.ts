/** A line that carries texts to all processes, this one too. It comes back by itself when it was cut. */
export interface Wire {
  /** Rejects when the line failed: then any of the texts may be lost. */
  send(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What happens on a wire, told to whoever opened it. */
export interface WireEvents {
  readonly heard: (text: string) => void;
  /** From now on texts arrive, until `down`. */
  readonly up: () => void;
  /** Also told where the very first try failed. */
  readonly down: (error: unknown) => void;
}

/** Begins to open a wire; whether and when it is up is told by its events. */
export type OpenWire = (events: WireEvents) => Wire;
