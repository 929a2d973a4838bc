import { nanoid } from "nanoid";

/** A new id for a command or request; works on plain HTTP too. */
export const newId = (): string => nanoid();
