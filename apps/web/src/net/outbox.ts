import type { CommandMessage } from "@bummerl/protocol";

/** Where unanswered commands outlive a reload. */
export interface OutboxShelf {
  read(): string | null;
  write(value: string | null): void;
}

const isMessage = (value: unknown): value is CommandMessage =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "table" in value &&
  typeof value.table === "string" &&
  "command" in value &&
  typeof value.command === "object";

const parse = (text: string | null): CommandMessage[] => {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMessage) : [];
  } catch {
    // Something else wrote here: there is nothing of ours to send.
    return [];
  }
};

/** Commands that were given and not answered yet, oldest first. What a reload interrupted is still in it. */
export class Outbox {
  private readonly shelf: OutboxShelf;
  private messages: CommandMessage[];

  constructor(shelf: OutboxShelf) {
    this.shelf = shelf;
    this.messages = parse(shelf.read());
  }

  get pending(): readonly CommandMessage[] {
    return this.messages;
  }

  add(message: CommandMessage): void {
    this.keep([...this.messages, message]);
  }

  answered(id: string): void {
    this.keep(this.messages.filter((message) => message.id !== id));
  }

  clear(): void {
    this.keep([]);
  }

  private keep(messages: CommandMessage[]): void {
    this.messages = messages;
    this.shelf.write(messages.length === 0 ? null : JSON.stringify(messages));
  }
}
