import type { LoanId } from '@member-portal/domain/loan';
import { createCanceller } from '../../cancellation/index.ts';
import { QuotePayoff } from '../../loans/index.ts';
import { FeatureFlags, TenantRules } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import type { DraftPlace } from '../../session/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { orderRunner, orderUses } from '../ordering/run-order.ts';
import { payoffDraftOf } from './draft.ts';
import type { PayoffAnswer, PayoffEffect, PayoffEvent } from './event.ts';
import type { PayoffState } from './state.ts';
import { stepPayoff } from './step.ts';

/**
 * Starts paying a loan off (specification, section 3: flow type PAY_OFF). Nothing is read before the first subscription,
 * and a submitted payoff is never aborted.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginPayoff } from '@member-portal/application/flows/payoff';
 * import type { Services } from '@member-portal/application/services';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const services: Services;
 * declare const loanId: LoanId;
 * declare const context: FlowContext;
 * const flow = services.get(BeginPayoff)({ loanId }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginPayoff = (
  subject: {
    readonly loanId: LoanId;
    /** Starts at the review if a quote and a method are available, otherwise at the form. */
    readonly atReview?: boolean;
    /** Where a front end stores that this flow is open; not restored after a reload once the payoff is in progress. */
    readonly openAt?: DraftPlace<unknown>;
  },
  context: FlowContext,
) => Flow<PayoffState, PayoffEvent>;

export const BeginPayoff = defineUseCase(
  'BeginPayoff',
  { ...orderUses, quotePayoff: QuotePayoff, flags: FeatureFlags, configuration: TenantRules },
  (deps): BeginPayoff =>
    ({ loanId, atReview = false, openAt }, context) => {
      const { drafts, clock, flags, analytics } = deps;
      const place = payoffDraftOf(loanId);
      const zone = deps.configuration.timeZone;
      const order = orderRunner(deps, { loanId, places: openAt ? [place, openAt] : [place] }, context);
      let dropQuote = (): void => undefined;

      const run = carryOut<PayoffEffect, PayoffEvent | PayoffAnswer>({
        ...order.effects,
        quote: async ({ on, attempt }, { send, disposed }) => {
          // A quote for the previously chosen day is no longer needed: cancel its request.
          dropQuote();
          const { cancellation, cancel } = createCanceller();
          dropQuote = cancel;
          disposed.addEventListener('abort', cancel);
          const result = await deps.quotePayoff(
            { loanId, ...(on === undefined ? {} : { on }) },
            cancellation,
          );
          disposed.removeEventListener('abort', cancel);
          send({ kind: 'quoted', attempt, result });
        },
        record: ({ event: { event, info } }) => analytics.track(event, { ...info }),
        leave: (effect, flow) => {
          dropQuote();
          order.effects.leave(effect, flow);
        },
      });
      return createFlow<PayoffState, PayoffEvent | PayoffAnswer, PayoffEffect>({
        first: {
          state: { kind: 'loading', loanId, atReview, kept: drafts.read(place) },
          effects: [{ kind: 'watch-choices' }],
        },
        step: (state, event) =>
          stepPayoff(state, event, {
            today: zone.dateAt(clock.now()),
            forDate: flags.current().payoffForDate,
            choices: order.current(),
          }),
        run,
      });
    },
);
