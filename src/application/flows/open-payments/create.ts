import { type Cancellation, createCanceller } from '../../cancellation/index.ts';
import {
  FollowPayment,
  type OpenPaymentOutcome,
  PutAwayPayment,
  ReconcileOpenPayments,
  readsAfterPayment,
} from '../../payments/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { KeptDrafts } from '../../session/index.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { OpenPaymentsAnswer, OpenPaymentsEvent } from './event.ts';
import type { OpenPaymentsState } from './state.ts';
import { beginLooking, type OpenPaymentsEffect, step } from './step.ts';

/**
 * Looks up, follows and dismisses payments left open by a lost answer, a reload, or a session that ended (specification,
 * section 4: payment request).
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginOpenPayments } from '@member-portal/application/flows/open-payments';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const context: FlowContext;
 * const flow = services.get(BeginOpenPayments)(context);
 * flow.subscribe(() => console.log(flow.state().payments));
 */
export type BeginOpenPayments = (
  context: Pick<FlowContext, 'reads'>,
) => Flow<OpenPaymentsState, OpenPaymentsEvent>;

export const BeginOpenPayments = defineUseCase(
  'BeginOpenPayments',
  { reconcile: ReconcileOpenPayments, follow: FollowPayment, putAway: PutAwayPayment, drafts: KeptDrafts },
  ({ reconcile, follow, putAway, drafts }): BeginOpenPayments =>
    ({ reads }) => {
      let stop = (): void => undefined;

      /** Reports nothing once its look-up was stopped: the payment stays open, and the next look-up finds it. */
      const settle = async (
        { loanId, outcome }: OpenPaymentOutcome,
        look: Cancellation,
        { send }: Run<OpenPaymentsAnswer>,
      ): Promise<void> => {
        const tell = async (found: OpenPaymentOutcome['outcome']): Promise<void> => {
          if (found.kind !== 'undecided') await reads.refresh(readsAfterPayment(loanId));
          if (!look.aborted) send({ kind: 'outcome-found', loanId, outcome: found });
        };
        await tell(outcome);
        if (outcome.kind !== 'undecided') return;
        const followed = await follow(loanId, look, outcome.sent);
        if (followed.isOk()) await tell(followed.value);
      };

      const lookUp = async (run: Run<OpenPaymentsAnswer>): Promise<void> => {
        const { cancellation: look, cancel } = createCanceller();
        stop = cancel;
        run.disposed.addEventListener('abort', cancel);
        const open = await reconcile(look);
        if (look.aborted || open.isErr()) return;
        run.send({ kind: 'looked-up', loanIds: open.value.map(({ loanId }) => loanId) });
        for (const found of open.value) void settle(found, look, run);
      };

      const run = (effect: OpenPaymentsEffect, flow: Run<OpenPaymentsAnswer>): void => {
        switch (effect.kind) {
          case 'look-up':
            void lookUp(flow);
            break;
          case 'stop':
            stop();
            break;
          case 'put-away':
            if (effect.known.kind === 'booked') drafts.settleHeld(effect.loanId);
            void putAway(effect.loanId, effect.known);
        }
      };
      return createFlow<OpenPaymentsState, OpenPaymentsEvent | OpenPaymentsAnswer, OpenPaymentsEffect>({
        first: beginLooking,
        step,
        run,
      });
    },
);
