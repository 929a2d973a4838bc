import type { Connection } from "../net/connection.ts";
import type { NetError } from "../net/errors.ts";
import { newId } from "../net/ids.ts";
import { type SeekWish, seek } from "../net/requests.ts";
import { Store } from "./store.ts";

/** *Play anyone*: the wish that waits for a partner. It is told anew on every new line. */
export class Seeking {
  readonly wish = new Store<SeekWish | null>(null);
  private id = "";
  private readonly connection: Connection;
  private readonly onPaired: (table: string) => void;

  constructor(connection: Connection, onPaired: (table: string) => void) {
    this.connection = connection;
    this.onPaired = onPaired;
    connection.onUp(() => {
      if (this.wish.value !== null) void this.tell(this.wish.value);
    });
    connection.on("call", ({ reason }) => {
      if (reason === "paired") this.wish.set(null);
    });
  }

  /** Begins to wait; answers what the server has against it, `null` when it waits or has found somebody. */
  async begin(wish: SeekWish): Promise<NetError | null> {
    this.id = newId();
    this.wish.set(wish);
    return this.tell(wish);
  }

  cancel(): void {
    this.wish.set(null);
    // Without a line there is no entry left to take back: it goes with the line.
    void this.connection.once("unseek", {});
  }

  private async tell(wish: SeekWish): Promise<NetError | null> {
    const answer = await seek(this.connection, wish, this.id);
    if (answer.ok) {
      if (answer.data.table !== null && this.wish.value === wish) {
        this.wish.set(null);
        this.onPaired(answer.data.table);
      }
      return null;
    }
    // The line broke: the wish stands and is told again on the next one.
    if (answer.error.code === "offline") return null;
    // Taken back and another one begun meanwhile: that one stands.
    if (this.wish.value === wish) this.wish.set(null);
    return answer.error;
  }
}
