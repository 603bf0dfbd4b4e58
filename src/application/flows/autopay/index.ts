export type { AutopayTerms } from './check.ts';
export { BeginAutopay } from './create.ts';
export { type AutopayDraft, autopayDraftOf } from './draft.ts';
export type { AutopayAnswer, AutopayEffect, AutopayEvent, AutopayStep } from './event.ts';
export { type AutopayFacts, autopayFacts, type ShownAutopay } from './facts.ts';
export type {
  AutopayCheck,
  AutopayField,
  AutopayForm,
  AutopayProblem,
  CheckedAutopay,
  Planned,
} from './form-state.ts';
export type { AutopayToSave, KnownFailure, SaveAutopayFailure } from './order.ts';
export { pageOf } from './page-of.ts';
export type { AutopayState, Saving, UnreadAutopay } from './state.ts';
export { stepAutopay } from './step.ts';
