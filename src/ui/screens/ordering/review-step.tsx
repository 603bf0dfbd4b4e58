import { isLocked, type ReviewEvent } from '@member-portal/application/flows/ordering';
import type { BesidePayoff } from '@member-portal/domain/loan';
import type { PaymentRequest, RetryAhead } from '@member-portal/domain/payment';
import type { ComponentProps, ReactNode } from 'react';
import type { Text } from '../../intl/use-text.ts';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { BesidePayoffNotice } from './BesidePayoffNotice.tsx';
import { InPlaceOfRetry } from './InPlaceOfRetry.tsx';
import { PaymentInProgress } from './PaymentInProgress.tsx';
import { ReviewForm } from './ReviewForm.tsx';

type Event =
  | ReviewEvent
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel-other'; readonly payment: PaymentRequest };

/** The step that reviews a payment or a payoff, with what has to be known before the buyer agrees. */
export const reviewStep = ({
  t,
  heading,
  chose,
  retryAhead,
  beside,
  notices,
  ...form
}: Omit<ComponentProps<typeof ReviewForm>, 'send' | 'children'> & {
  readonly t: Text;
  readonly heading: string;
  readonly send: (event: Event) => void;
  /** Whether there was a choice before; the initial step of the modal has nothing to go back to. */
  readonly chose: boolean;
  readonly retryAhead: RetryAhead | undefined;
  readonly beside: BesidePayoff | undefined;
  readonly notices?: ReactNode;
}): DrawnStep => {
  const { loan, review, send } = form;
  const { checked, submission } = review;
  const locked = isLocked(submission);
  return {
    id: 'review',
    heading,
    ariaDescription: t('payment.review.describe'),
    // While it is sent, and while nobody knows what became of it, the payment cannot be changed.
    backPlacement: locked ? 'inline' : 'top',
    closeDisabled: submission.kind === 'sending',
    onBack: chose ? () => send({ kind: 'back' }) : undefined,
    content: (
      <ReviewForm {...form}>
        {/* The choice has told of these already. */}
        {chose ? undefined : <PaymentInProgress loan={loan} />}
        {notices}
        {retryAhead && checked.payment.retryOf === retryAhead.id ? (
          <InPlaceOfRetry retry={retryAhead} />
        ) : undefined}
        {beside ? (
          <BesidePayoffNotice
            beside={beside}
            locked={locked}
            onCancel={(payment) => send({ kind: 'cancel-other', payment })}
          />
        ) : undefined}
      </ReviewForm>
    ),
  };
};
