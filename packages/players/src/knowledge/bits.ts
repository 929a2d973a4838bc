export * from "../bits/cards.ts";
