import {
  type DraftField,
  isLocked,
  mayConsent,
  type Review,
  type ReviewEvent,
} from '@member-portal/application/flows/ordering';
import type { Loan } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { useFormat } from '../../intl/use-format.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { ConsentDocument } from './ConsentDocument.tsx';
import { PaymentEffect } from './PaymentEffect.tsx';
import { PaymentTrouble } from './PaymentTrouble.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import type { WayBack } from './way-back.ts';

/** Check your answers, and the one button that agrees and pays, with the authorisation under it. */
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
  const format = useFormat();
  const { checked, preview, consent, submission } = review;
  const { choice, payment, method } = checked;
  const amount = format.money(payment.amount);
  const locked = isLocked(submission);
  const trouble =
    submission.kind === 'not-made'
      ? submission.trouble
      : submission.kind === 'unknown'
        ? ({ kind: 'unknown-outcome' } as const)
        : undefined;

  const goBack = (way: WayBack): void => {
    if (way === 'leave') onLeave();
    else if (way === 'review') send({ kind: 'review-again' });
    else onChange(way);
  };

  return (
    <form
      noValidate
      css={stepFields}
      onSubmit={(event) => {
        event.preventDefault();
        send({ kind: 'pay' });
      }}
    >
      <WhichLoan loan={loan} />
      {children}
      <ReviewFacts
        payment={{ ...payment, choice, method }}
        onChange={locked ? undefined : onChange}
        fixed={fixed}
      />
      {locked || !preview ? undefined : <PaymentEffect preview={preview} payOn={payment.payOn} />}
      {trouble ? <PaymentTrouble failure={trouble} /> : undefined}
      <ReviewActions
        trouble={trouble}
        amount={amount}
        ready={mayConsent(consent)}
        running={submission.kind === 'sending'}
        onClose={onLeave}
        onWayBack={goBack}
        onPayDespite={() => send({ kind: 'pay-despite-earlier' })}
      />
      <ConsentDocument consent={consent} send={send} />
    </form>
  );
};
