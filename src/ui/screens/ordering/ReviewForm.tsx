import {
  type DraftField,
  isLocked,
  type PayFailure,
  type Review,
  type ReviewEvent,
} from '@member-portal/application/flows/ordering';
import { outcomeOf } from '@member-portal/application/payments';
import type { Loan } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { EarlierPayment } from './EarlierPayment.tsx';
import { PaymentEffect } from './PaymentEffect.tsx';
import { isUnknown, PaymentTrouble } from './PaymentTrouble.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { WAY_BACK_TEXT, type WayBack, wayBackOf } from './way-back.ts';

const troubleOf = ({ submission }: Review): PayFailure | undefined => {
  if (submission.kind === 'unknown') return { kind: 'unknown-outcome' };
  return submission.kind === 'not-made' ? submission.trouble : undefined;
};

const wayOf = (trouble: PayFailure | undefined): WayBack | undefined => {
  if (trouble?.kind === 'refused' && !isUnknown(trouble)) return wayBackOf(trouble.refusal).wayBack;
  return trouble?.kind === 'not-found' ? 'leave' : undefined;
};

/** The review of a payment or a payoff. */
export const ReviewForm = ({
  loan,
  review,
  send,
  onChange,
  onLeave,
  fixed = [],
  children,
}: {
  readonly loan: Loan;
  readonly review: Review;
  readonly send: (event: ReviewEvent) => void;
  /** Back to the choice, to change a field. */
  readonly onChange: (field: DraftField) => void;
  readonly onLeave: () => void;
  /** Fields that the flow does not let a buyer change, such as the amount of a payoff. */
  readonly fixed?: readonly DraftField[];
  /** What has to be known before the answers are checked. */
  readonly children?: ReactNode;
}) => {
  const t = useText();
  const format = useFormat();
  const { checked, preview, consent, submission } = review;
  const { choice, payment, method } = checked;
  const amount = format.money(payment.amount);
  const locked = isLocked(submission);
  const trouble = troubleOf(review);
  const way = wayOf(trouble);
  const earlier = trouble?.kind === 'earlier-payment-found' ? outcomeOf(trouble.payment) : undefined;

  const goBack = (to: WayBack): void => {
    if (to === 'leave') onLeave();
    else if (to === 'review') send({ kind: 'review-again' });
    else onChange(to);
  };

  return (
    <ConsentForm
      words={{
        consent: t('payment.consent'),
        submit: t('payment.submit', { amount }),
        sending: t('payment.submitting'),
      }}
      actionName="agree and pay"
      consent={consent}
      send={send}
      sending={submission.kind === 'sending'}
      trouble={trouble ? <PaymentTrouble failure={trouble} /> : undefined}
      isUnknown={trouble !== undefined && isUnknown(trouble)}
      instead={
        way
          ? { text: t(WAY_BACK_TEXT[way]), onPress: () => goBack(way) }
          : earlier && { text: t('payment.earlier.close'), onPress: onLeave }
      }
      also={
        earlier ? (
          <Button variant="secondary" wide onClick={() => send({ kind: 'pay-again' })}>
            {t('payment.earlier.also', { amount })}
          </Button>
        ) : undefined
      }
      onSubmit={() => send({ kind: 'pay' })}
      onClose={onLeave}
    >
      <WhichLoan loan={loan} />
      {submission.kind === 'ready' ? <EarlierPayment loanId={loan.id} /> : undefined}
      {children}
      <ReviewFacts
        payment={{ ...payment, choice, method }}
        onChange={locked ? undefined : onChange}
        fixed={fixed}
      />
      {locked || !preview ? undefined : <PaymentEffect preview={preview} payOn={payment.payOn} />}
    </ConsentForm>
  );
};
