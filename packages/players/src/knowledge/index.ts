export * from "./knowledge.ts";
export { knowledgeOf } from "./of-view.ts";
export { checkKnowledge, settle } from "./settle.ts";
