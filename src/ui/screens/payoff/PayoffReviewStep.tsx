import type { Money } from '@member-portal/domain/money';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useEffect, useRef } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import type { DraftField } from '../payment/payment-draft.ts';
import { ReviewStep, type ReviewStepProps } from '../payment/ReviewStep.tsx';
import { BesidePayoffNotice } from './BesidePayoffNotice.tsx';

const FIXED: readonly DraftField[] = ['amount', 'amountType'];

/** The review of a payoff; where its quote had expired, that it was asked for again, and what has changed. */
export const PayoffReviewStep = ({
  requoted,
  counted,
  onCancel,
  children,
  ...review
}: ReviewStepProps & {
  /** What the quote nets as pending. */
  readonly counted: Money | undefined;
  /** Says which payment is to be cancelled instead of being taken beside the payoff. */
  readonly onCancel: (payment: PaymentRequest) => void;
  /** The amount before the quote was asked for again. */
  readonly requoted: { readonly before: Money; readonly count: number } | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const notice = useRef<HTMLDivElement>(null);
  const count = requoted?.count ?? 0;
  // The button that was pressed is gone until the new authorisation has been read.
  useEffect(() => {
    if (count > 0) notice.current?.focus();
  }, [count]);
  const { amount } = review.payment;
  return (
    <ReviewStep {...review} fixed={FIXED}>
      {requoted ? (
        <div ref={notice} tabIndex={-1}>
          <Notice tone="warning" heading={t('payoff.requoted.title')}>
            <p>
              {requoted.before.cents === amount.cents
                ? t('payoff.requoted.same')
                : t('payoff.requoted.text', {
                    before: format.money(requoted.before),
                    amount: format.money(amount),
                  })}
            </p>
          </Notice>
        </div>
      ) : undefined}
      {children}
      <BesidePayoffNotice loan={review.loan} counted={counted} pay={review.pay} onCancel={onCancel} />
    </ReviewStep>
  );
};
