export { codeEvents } from './code-events.ts';
export { codeProblemOf } from './code-problem-of.ts';
export type { CodeEntryEffect } from './effect.ts';
export type { CodeEntryEvent, CodeEntryResult } from './event.ts';
export { beginCodeEntry, type CodeDelivery, type CodeEntryState, type CodeProblem } from './state.ts';
export { stepCodeEntry } from './step.ts';
