import type { Action } from "@bummerl/engine";
import type { Hint } from "@bummerl/protocol";
import type { ComputerTask, Question } from "@bummerl/table";

/** Who plays for the computer and advises the person: what a seat may know goes in, and nothing else. */
export interface Thinker {
  choose(task: ComputerTask): Action;
  hint(question: Question): Hint;
}
