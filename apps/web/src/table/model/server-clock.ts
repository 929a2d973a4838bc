/** The server's time, by what an update says and when it came. */
export class ServerClock {
  /** What the server is ahead of this device, in ms. */
  offset = 0;
  private cameAt = 0;

  /** An update has just come; drawing it may wait for a card in the air. */
  came(): void {
    this.cameAt = Date.now();
  }

  /** `now`: the time it brings. */
  set(now: number): void {
    this.offset = now - this.cameAt;
  }

  get now(): number {
    return Date.now() + this.offset;
  }
}
