export { bringsUpToDate } from './brings-up-to-date.ts';
export { BeginPayment } from './create.ts';
export {
  type PaymentDraft,
  type PaymentStart,
  paymentDraftOf,
  type RetriedPayment,
} from './draft.ts';
export type { PaymentEffect, PaymentStep } from './effect.ts';
export type { PaymentAnswer, PaymentEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type {
  ChoosingPayment,
  Paying,
  PaymentDone,
  PaymentState,
  PaymentSubject,
  ReviewingPayment,
} from './state.ts';
export { beginPaying, step } from './step.ts';
export { isSending } from './step-reviewing.ts';
