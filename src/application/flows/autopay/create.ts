import type { Autopay } from '@member-portal/domain/autopay';
import { holidayCalendarOf } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import {
  AutopayOptionsOf,
  EnrolInAutopay,
  ManageAutopay,
  PrepareAutopay,
  readsAfterAutopay,
  TurnOffAutopay,
  type TurnOffFailure,
} from '../../autopay/index.ts';
import { ReadLoan } from '../../loans/index.ts';
import { ListPaymentMethods, readsAfterMethods } from '../../payment-methods/index.ts';
import { Analytics, LenderClock, TenantRules } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { type DraftPlace, KeptDrafts } from '../../session/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { isNotFound, readsAfterFailure } from '../ordering/index.ts';
import { createOrderDrafts } from '../ordering/order-drafts.ts';
import { autopayDraftOf } from './draft.ts';
import type { AutopayAnswer, AutopayEffect, AutopayEvent } from './event.ts';
import type { SaveAutopayFailure } from './order.ts';
import type { AutopayState } from './state.ts';
import { stepAutopay } from './step.ts';
import { watchOptions } from './watch-options.ts';

/**
 * Starts autopay of a loan: turns it on, changes it or turns it off (specification, section 2: enrol in, manage and turn
 * off autopay). A submitted change is never cancelled; its reads are refreshed before its outcome is shown.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginAutopay } from '@member-portal/application/flows/autopay';
 * import type { Services } from '@member-portal/application/services';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const services: Services;
 * declare const loanId: LoanId;
 * declare const context: FlowContext;
 * const flow = services.get(BeginAutopay)({ loanId, enrolled: false }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginAutopay = (
  subject: {
    readonly loanId: LoanId;
    /** Whether it is on, as far as the caller knows; the loan that is read determines it. */
    readonly enrolled: boolean;
    /** Where a front end stores that this flow is open; not restored after a reload once the change is in progress. */
    readonly openAt?: DraftPlace<unknown>;
  },
  context: FlowContext,
) => Flow<AutopayState, AutopayEvent>;
export const BeginAutopay = defineUseCase(
  'BeginAutopay',
  {
    readLoan: ReadLoan,
    listMethods: ListPaymentMethods,
    optionsOf: AutopayOptionsOf,
    prepare: PrepareAutopay,
    enrol: EnrolInAutopay,
    manage: ManageAutopay,
    turnOff: TurnOffAutopay,
    drafts: KeptDrafts,
    analytics: Analytics,
    clock: LenderClock,
    configuration: TenantRules,
  },
  ({ readLoan, listMethods, optionsOf, prepare, enrol, manage, turnOff, ...ports }): BeginAutopay =>
    ({ loanId, enrolled, openAt }, { reads, locale }) => {
      const { drafts, analytics, clock, configuration } = ports;
      const { country, timeZone: zone } = configuration;
      const holidays = holidayCalendarOf(country);
      const place = autopayDraftOf(loanId);
      const refresh = (failure?: SaveAutopayFailure) =>
        reads.refresh([...readsAfterAutopay(loanId), ...readsAfterFailure(failure)]);
      const { hold, release, settle } = createOrderDrafts(drafts, openAt ? [place, openAt] : [place]);
      /** After any other failure an earlier sending may still arrive. */
      const notMade = ({ kind }: SaveAutopayFailure | TurnOffFailure): void => {
        if (kind === 'refused') release();
      };

      const run = carryOut<AutopayEffect, AutopayEvent | AutopayAnswer>({
        read: (_, flow) => watchOptions({ reads, loanId, readLoan, listMethods, optionsOf }, flow),
        'read-again': () => void reads.refresh([{ read: 'loan', loanId }, { read: 'payment-methods' }]),
        'prepare-document': async ({ loan, attempt, autopay }, { send, disposed }) => {
          const { preview, method, ...chosen } = autopay;
          const { terms } = preview;
          // If no notice applies, the authorisation does not mention a waiver.
          const waiver = terms.country === 'CA' && !terms.enrolled ? { noticeWaived: terms.waived } : {};
          const asked = { loan, ...chosen, paymentMethodId: method.id, locale, ...waiver };
          const result = await prepare(asked, disposed);
          if (isNotFound(result)) await reads.refresh(readsAfterMethods);
          send({ kind: 'document-prepared', attempt, result });
        },
        'stamp-acceptance': (_, { send }) => send({ kind: 'document-accepted', at: clock.now() }),
        save: async ({ order }, { send }) => {
          const enrols = order.enrolment.flow === 'AUTOPAY_ENROLL';
          const submitted: ResultAsync<Autopay, SaveAutopayFailure> = enrols ? enrol(order) : manage(order);
          // Even if the buyer has left meanwhile.
          const result = await submitted.andTee(settle).orTee(notMade);
          const refreshed = refresh(result.isErr() ? result.error : undefined);
          // While offline, reads fail only at their deadline; do not delay a failure that is already known.
          if (result.isOk() || ['refused', 'not-found'].includes(result.error.kind)) await refreshed;
          if (result.isOk()) send({ kind: 'saved', autopay: result.value });
          else send({ kind: 'not-saved', failure: result.error });
        },
        'turn-off': async ({ loan }, { send }) => {
          const result = await turnOff(loan)
            .andTee(() => {
              settle();
              analytics.track('autopay_toggle_off', {});
            })
            .orTee(notMade);
          // Even after a failure: autopay may have been turned off although the answer was lost.
          const refreshed = refresh();
          if (result.isErr()) return send({ kind: 'not-turned-off', failure: result.error });
          await refreshed;
          send({ kind: 'turned-off', stopped: result.value });
        },
        'keep-draft': ({ draft }) => drafts.keep(place, draft),
        'hold-draft': () => hold(),
        'record-page': ({ page, info }) => analytics.pageLoaded(page, info),
      });

      return createFlow<AutopayState, AutopayEvent | AutopayAnswer, AutopayEffect>({
        first: {
          state: { kind: 'reading', enrols: !enrolled, kept: drafts.read(place) },
          effects: [{ kind: 'read' }],
        },
        step: (state, event) =>
          stepAutopay(state, event, { locale, country, zone, holidays, now: clock.now() }),
        run,
      });
    },
);
