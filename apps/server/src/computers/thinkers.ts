import type { Action } from "@bummerl/engine";
import type { Hint } from "@bummerl/protocol";
import type { ComputerLevel, Question } from "@bummerl/table";

/** Who thinks for computers, and for people who ask for advice. Never in the thread that serves everybody. */
export interface Thinkers {
  /** @throws ThinkingError when nobody could answer, however often it was tried */
  choose(question: Question, level: ComputerLevel): Promise<Action>;
  /** @throws ThinkingError as above */
  advise(question: Question): Promise<Hint>;
  close(): Promise<void>;
}

/** A question that stayed without an answer. */
export class ThinkingError extends Error {
  override readonly name = "ThinkingError";
}
