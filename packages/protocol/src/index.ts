export * from "./code.ts";
export * from "./code-meanings.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./http.ts";
export * from "./name.ts";
export * from "./schemas.ts";
export * from "./version.ts";
