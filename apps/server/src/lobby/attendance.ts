import type { Clock } from "../clock.ts";

/**
 * Who is here: connected, or gone for so short a time that it may be a reload or a tunnel. What a player has in the
 * lobby is shown to others while he is here.
 */
export interface Attendance {
  came(player: string): void;
  went(player: string): void;
  isHere(player: string): boolean;
  onChange(listener: (player: string, here: boolean) => void): void;
  stop(): void;
}

export const makeAttendance = (clock: Clock, graceMs: number): Attendance => {
  /** Those who are here; with a timer that ends it for those whose line is cut. */
  const here = new Map<string, (() => void) | null>();
  const listeners: ((player: string, here: boolean) => void)[] = [];
  const tell = (player: string, isHere: boolean): void => {
    for (const listener of listeners) listener(player, isHere);
  };
  return {
    came: (player) => {
      here.get(player)?.();
      const before = here.has(player);
      here.set(player, null);
      if (!before) tell(player, true);
    },
    went: (player) => {
      here.get(player)?.();
      const end = (): void => {
        here.delete(player);
        tell(player, false);
      };
      here.set(player, clock.after(graceMs, end));
    },
    isHere: (player) => here.has(player),
    onChange: (listener) => void listeners.push(listener),
    stop: () => {
      for (const cancel of here.values()) cancel?.();
    },
  };
};
