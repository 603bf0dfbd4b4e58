export { BeginCancelPayment } from './create.ts';
export type { CancelPaymentAnswer, CancelPaymentEvent } from './event.ts';
export { cancellationRunner } from './run-cancellation.ts';
export { askToCancel, type CancelPaymentState, type CancelSubject } from './state.ts';
export { type CancelPaymentEffect, type FinalFailure, isFinal, stepCancelPayment, wasTaken } from './step.ts';
