import type { ReactiveController, ReactiveControllerHost } from "lit";

/** So long the table has the network and the processor for itself. */
const SETTLING_MS = 2_000;

let underway: Promise<unknown> | null = null;

/** Fetches the elements of papers.ts, once; they fill themselves wherever they are shown already. */
export const fetchPapers = async (): Promise<void> => {
  underway ??= import("../papers.ts");
  try {
    await underway;
  } catch (error) {
    // Asked for again with the next change of its host.
    underway = null;
    console.warn("what is read beside the table could not be loaded", error);
  }
};

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** Sees to it that the papers are there: at once when one is shown, else a while after the table stands. */
export class Papers implements ReactiveController {
  private readonly host: Host;
  private readonly stands: () => boolean;
  private readonly shows: () => boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, stands: () => boolean, shows: () => boolean) {
    this.host = host;
    this.stands = stands;
    this.shows = shows;
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.shows()) void fetchPapers();
    else if (this.host.isConnected && this.stands())
      this.timer ??= setTimeout(() => void fetchPapers(), SETTLING_MS);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
