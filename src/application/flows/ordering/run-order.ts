import type { LoanId } from '@member-portal/domain/loan';
import { ReadHistory, ReadLoan } from '../../loans/index.ts';
import { ListPaymentMethods, readsAfterMethods } from '../../payment-methods/index.ts';
import {
  CancelScheduledPayment,
  FollowPayment,
  PaymentOptionsOf,
  PreparePayment,
  type PreviewedPayment,
  PreviewPayment,
  PutAwayPayment,
  SubmitPayment,
} from '../../payments/index.ts';
import { Analytics, LenderClock } from '../../ports/index.ts';
import type { Resolved } from '../../services/index.ts';
import { type DraftPlace, KeptDrafts } from '../../session/index.ts';
import { RecordTiming } from '../../telemetry/index.ts';
import {
  type CancelPaymentAnswer,
  type CancelPaymentEffect,
  cancellationRunner,
} from '../cancel-payment/index.ts';
import type { CarryOut } from '../carry-out.ts';
import type { FlowContext } from '../flow-context.ts';
import type { RecordPage } from '../page-entered.ts';
import { type Choices, type ChoicesWatch, watchChoices } from './choices.ts';
import { isNotFound } from './consent.ts';
import { createOrderDrafts } from './order-drafts.ts';
import type { ReviewAnswer, ReviewEffect } from './review.ts';
import type { PreviewEffect } from './review-now.ts';
import { submissionRunner } from './run-submission.ts';

/** Use cases needed to choose, review, send and record a payment, in every payment flow. */
export const orderUses = {
  readLoan: ReadLoan,
  listMethods: ListPaymentMethods,
  readHistory: ReadHistory,
  optionsOf: PaymentOptionsOf,
  previewPayment: PreviewPayment,
  prepare: PreparePayment,
  submit: SubmitPayment,
  follow: FollowPayment,
  putAway: PutAwayPayment,
  cancelPayment: CancelScheduledPayment,
  drafts: KeptDrafts,
  analytics: Analytics,
  recordTiming: RecordTiming,
  clock: LenderClock,
};

/** Effects of every flow that makes a payment. */
export type OrderEffect<Draft> =
  | { readonly kind: 'watch-choices' }
  | { readonly kind: 'read-again' }
  | PreviewEffect
  | ReviewEffect
  | CancelPaymentEffect
  | { readonly kind: 'keep-draft'; readonly draft: Draft }
  /** Keeps the draft only in memory from now on: after a reload it would look unsent. */
  | { readonly kind: 'hold-draft' }
  | { readonly kind: 'drop-draft' }
  /** Drops the drafts of a payment that was found to be made, and the record of its open dialog. */
  | { readonly kind: 'settle-drafts' }
  | RecordPage
  /** Stops reading and following. */
  | { readonly kind: 'leave' };

/** Results of these effects. */
export type OrderAnswer =
  | { readonly kind: 'choices-read'; readonly choices: Choices }
  | { readonly kind: 'previewed'; readonly preview: PreviewedPayment | undefined }
  | ReviewAnswer
  | CancelPaymentAnswer;

/** Runs the effects of every payment flow; `current` returns the choices as of now. */
export const orderRunner = <Draft>(
  deps: Resolved<typeof orderUses>,
  {
    loanId,
    places,
  }: {
    readonly loanId: LoanId;
    /** Where the draft is stored, and other drafts to hold once the payment is in progress and to drop once it is made. */
    readonly places: readonly [DraftPlace<Draft>, ...(readonly DraftPlace<unknown>[])];
  },
  { reads, locale }: FlowContext,
): {
  readonly current: () => Choices | undefined;
  readonly effects: CarryOut<OrderEffect<Draft>, OrderAnswer>;
} => {
  const { drafts, clock, analytics } = deps;
  const [place] = places;
  let choices: ChoicesWatch | undefined;
  const { hold, settle: made, release: notMade } = createOrderDrafts(drafts, places);
  const submission = submissionRunner({ ...deps, made, notMade, loanNow: () => choices?.loan() }, reads);
  return {
    current: () => choices?.current(),
    effects: {
      'watch-choices': (_, { send, disposed }) => {
        choices = watchChoices(deps, { loanId, reads }, (read) =>
          send({ kind: 'choices-read', choices: read }),
        );
        disposed.addEventListener('abort', choices.stop);
      },
      'read-again': () => choices?.retry(),
      preview: ({ checked, loan }, { send }) => {
        const asked = { ...checked.payment, loan, methodType: checked.method.type };
        send({ kind: 'previewed', preview: deps.previewPayment(asked).unwrapOr(undefined) });
      },
      'prepare-document': async ({ payment, attempt }, { send, disposed }) => {
        const result = await deps.prepare({ ...payment, locale }, disposed);
        if (isNotFound(result)) await reads.refresh(readsAfterMethods);
        send({ kind: 'document-prepared', attempt, result });
      },
      'stamp-acceptance': (_, { send }) => send({ kind: 'document-accepted', at: clock.now() }),
      'send-cancellation': cancellationRunner(deps.cancelPayment, reads),
      submit: submission,
      follow: submission,
      'stop-following': submission,
      'keep-draft': ({ draft }) => drafts.keep(place, draft),
      'hold-draft': () => hold(loanId),
      'drop-draft': () => drafts.drop(place),
      'settle-drafts': made,
      'record-page': ({ page, info }) => analytics.pageLoaded(page, info),
      leave: (_, flow) => {
        choices?.stop();
        submission({ kind: 'stop-following' }, flow);
      },
    },
  };
};
