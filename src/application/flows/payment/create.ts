import { defineUseCase } from '../../services/index.ts';
import type { DraftPlace } from '../../session/index.ts';
import { RecordEvent } from '../../telemetry/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { orderRunner, orderUses } from '../ordering/run-order.ts';
import { paymentDraftOf } from './draft.ts';
import type { PaymentEffect } from './effect.ts';
import type { PaymentAnswer, PaymentEvent } from './event.ts';
import type { PaymentState, PaymentSubject } from './state.ts';
import { beginPaying, step } from './step.ts';

/**
 * Starts a payment on a loan (specification, section 2: make a payment). Nothing is read before the first subscription.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginPayment } from '@member-portal/application/flows/payment';
 * import type { Services } from '@member-portal/application/services';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const services: Services;
 * declare const loanId: LoanId;
 * declare const context: FlowContext;
 * const flow = services.get(BeginPayment)({ loanId }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginPayment = (
  subject: Omit<PaymentSubject, 'locale'> & {
    /** Where a front end stores that this flow is open; not restored after a reload once the payment is in progress. */
    readonly openAt?: DraftPlace<unknown>;
  },
  context: FlowContext,
) => Flow<PaymentState, PaymentEvent>;

export const BeginPayment = defineUseCase(
  'BeginPayment',
  { ...orderUses, recordEvent: RecordEvent },
  (deps): BeginPayment =>
    ({ loanId, retried, start, openAt }, context) => {
      const place = paymentDraftOf(loanId, retried, start);
      const order = orderRunner(deps, { loanId, places: openAt ? [place, openAt] : [place] }, context);
      const run = carryOut<PaymentEffect, PaymentEvent | PaymentAnswer>({
        ...order.effects,
        weigh: (_, { send }) => send({ kind: 'weighed', choices: order.current() }),
        record: ({ event }) => deps.recordEvent(event),
      });
      return createFlow<PaymentState, PaymentEvent | PaymentAnswer, PaymentEffect>({
        first: beginPaying({ loanId, retried, start, locale: context.locale }, deps.drafts.read(place)),
        step: (state, event) => step(state, event, order.current()),
        run,
      });
    },
);
