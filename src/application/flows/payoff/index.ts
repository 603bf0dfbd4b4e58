export { BeginPayoff } from './create.ts';
export { type PayoffDraft, payoffDraftOf } from './draft.ts';
export type { PayoffAnswer, PayoffEffect, PayoffEvent, PayoffStep } from './event.ts';
export { pageOf } from './page-of.ts';
export type {
  ChoosingPayoff,
  PayingOff,
  PayoffDone,
  PayoffField,
  PayoffProblem,
  PayoffState,
  Quote,
  QuoteFailure,
  ReviewingPayoff,
  UnreadPayoff,
} from './state.ts';
export { type PayoffTerms, stepPayoff } from './step.ts';
