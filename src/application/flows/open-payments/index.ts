export { BeginOpenPayments } from './create.ts';
export type { OpenPaymentsAnswer, OpenPaymentsEvent } from './event.ts';
export type { OpenPayment, OpenPaymentsState } from './state.ts';
export { beginLooking, type OpenPaymentsEffect, type OpenPaymentsStep, step } from './step.ts';
