import type { TableMessages } from "../en/table.ts";

export const table: TableMessages = {};
