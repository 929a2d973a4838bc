import type { DealAnswer, OwnTable, PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import type { TableRow } from "@bummerl/table";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** One row of a local table's log, with the id of the command it answers; `null` for the table's own rows. */
export interface LocalRow extends TableRow {
  readonly table: string;
  readonly command: string | null;
}

/** A deal of one's own, as lists and review know it. */
export interface LocalDeal extends DealAnswer {
  readonly played: PlayedDeal;
}

/** What a row leaves in the lists, written together with it. */
export interface Lists {
  readonly table: OwnTable;
  readonly deal: LocalDeal | null;
  readonly bummerl: PlayedBummerl | null;
}

interface Shelves extends DBSchema {
  rows: { key: [table: string, seq: number]; value: LocalRow };
  tables: { key: string; value: OwnTable };
  deals: { key: [table: string, deal: number]; value: LocalDeal & { readonly number: number } };
  bummerls: { key: [table: string, bummerl: number]; value: PlayedBummerl };
}

const NAME = "bummerl";
const VERSION = 1;

/** All rows of a table after one of them: keys are compared part by part, and a list is greater than every number. */
const after = (table: string, seq: number): IDBKeyRange =>
  IDBKeyRange.bound([table, seq], [table, []], true, false);

const isTaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "ConstraintError";

/**
 * What this browser keeps of games against the computer: the log of each table, which is the truth, and the lists that
 * are written with it. Page and worker open it each for themselves.
 */
export class LocalStore {
  private readonly base: IDBPDatabase<Shelves>;

  private constructor(base: IDBPDatabase<Shelves>) {
    this.base = base;
  }

  /**
   * @param gone hears that the browser has closed the store: nothing can be read or written with it any more
   * @throws when this browser keeps nothing (some private windows)
   */
  static async open(name = NAME, gone: () => void = () => undefined): Promise<LocalStore> {
    const base = await openDB<Shelves>(name, VERSION, {
      upgrade: (made) => {
        made.createObjectStore("rows", { keyPath: ["table", "seq"] });
        made.createObjectStore("tables", { keyPath: "table" });
        made.createObjectStore("deals", { keyPath: ["table", "number"] });
        made.createObjectStore("bummerls", { keyPath: ["table", "bummerl"] });
      },
      // A newer page in another tab wants to change the shelves.
      blocking: (_present, _wanted, event) => {
        (event.target as IDBDatabase).close();
        gone();
      },
      terminated: gone,
    });
    return new LocalStore(base);
  }

  /** Rows after the one numbered `seq`, in their order; nothing for a table that is not here. */
  rows(table: string, seq: number): Promise<LocalRow[]> {
    return this.base.getAll("rows", after(table, seq));
  }

  /**
   * Writes one row and what it leaves in the lists, all or nothing; comes back when it is on the disk.
   * @returns false when another tab has written a row of this number: what was decided here is out of date
   */
  async append(row: LocalRow, lists: Lists): Promise<boolean> {
    const work = this.base.transaction(["rows", "tables", "deals", "bummerls"], "readwrite", {
      durability: "strict",
    });
    const writes = [
      work.objectStore("rows").add(row),
      work.objectStore("tables").put(lists.table),
      ...(lists.deal === null
        ? []
        : [work.objectStore("deals").put({ ...lists.deal, number: lists.deal.deal.deal })]),
      ...(lists.bummerl === null ? [] : [work.objectStore("bummerls").put(lists.bummerl)]),
    ];
    try {
      await Promise.all([...writes, work.done]);
      return true;
    } catch (error) {
      await Promise.allSettled([...writes, work.done]);
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** Tables that are not over, last changed first. */
  async tables(): Promise<OwnTable[]> {
    const all = await this.base.getAll("tables");
    return all.filter(({ status }) => status !== "ended").sort((a, b) => b.changedAt - a.changedAt);
  }

  async deal(table: string, deal: number): Promise<LocalDeal | null> {
    return (await this.base.get("deals", [table, deal])) ?? null;
  }

  /** Everything played to its end, newest first. */
  async finished(): Promise<{ readonly deals: LocalDeal[]; readonly bummerls: PlayedBummerl[] }> {
    const [deals, bummerls] = await Promise.all([this.base.getAll("deals"), this.base.getAll("bummerls")]);
    return {
      deals: deals.sort((a, b) => b.endedAt - a.endedAt || b.number - a.number),
      bummerls: bummerls.sort((a, b) => b.endedAt - a.endedAt || b.bummerl - a.bummerl),
    };
  }

  close(): void {
    this.base.close();
  }
}
