import { CancelScheduledPayment } from '../../payments/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { CancelPaymentAnswer, CancelPaymentEvent } from './event.ts';
import { cancellationRunner } from './run-cancellation.ts';
import { askToCancel, type CancelPaymentState, type CancelSubject } from './state.ts';
import { type CancelPaymentEffect, stepCancelPayment } from './step.ts';

/**
 * Starts cancelling a scheduled payment: asks for confirmation, sends once, and reports the outcome.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginCancelPayment, type CancelSubject } from '@member-portal/application/flows/cancel-payment';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const subject: CancelSubject;
 * declare const context: FlowContext;
 * const flow = services.get(BeginCancelPayment)(subject, context);
 * flow.send({ kind: 'cancel-payment' });
 */
export type BeginCancelPayment = (
  subject: CancelSubject,
  context: Pick<FlowContext, 'reads'>,
) => Flow<CancelPaymentState, CancelPaymentEvent>;
export const BeginCancelPayment = defineUseCase(
  'BeginCancelPayment',
  { cancelPayment: CancelScheduledPayment },
  ({ cancelPayment }): BeginCancelPayment =>
    (subject, { reads }) => {
      const send = cancellationRunner(cancelPayment, reads);
      return createFlow<CancelPaymentState, CancelPaymentEvent | CancelPaymentAnswer, CancelPaymentEffect>({
        first: { state: askToCancel(subject), effects: [] },
        step: stepCancelPayment,
        run: (effect, run) => void send(effect, run),
      });
    },
);
