import { css } from '@emotion/react';
import type { ReviewedPayment } from '@member-portal/application/payments';
import type { Loan } from '@member-portal/domain/loan';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import type { Command } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { ConsentToDocument } from './ConsentToDocument.tsx';
import { PaymentEffect } from './PaymentEffect.tsx';
import { isUnknown, PaymentTrouble } from './PaymentTrouble.tsx';
import type { PayFailure } from './pay-failure.ts';
import type { CheckedPayment, DraftField } from './payment-draft.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { useAuthorisation } from './use-authorisation.ts';
import { useDocumentConsent } from './use-document-consent.ts';
import { WhichLoan } from './WhichLoan.tsx';
import type { WayBack } from './way-back.ts';

export interface ReviewStepProps {
  readonly loan: Loan;
  readonly payment: CheckedPayment;
  readonly pay: Command<ReviewedPayment, PaymentOutcome, PayFailure>;
  /** Back to the first step, to change a field. */
  readonly onChange: (field: DraftField) => void;
  /** Fields that the flow does not let a buyer change, such as the amount of a payoff. */
  readonly fixed?: readonly DraftField[];
  /** What has to be known before the answers are checked. */
  readonly children?: ReactNode;
}

const CONSENT_ID = 'payment-consent';

/** Check your answers, the authorisation, consent, and the one button that pays. */
export const ReviewStep = ({ loan, payment, pay, onChange, fixed = [], children }: ReviewStepProps) => {
  const t = useText();
  const format = useFormat();
  const navigation = useStepNavigation();
  const consent = useDocumentConsent(CONSENT_ID, useAuthorisation(loan.id, payment));
  usePageLoaded('review and pay');

  const trouble = pay.state.kind === 'failed' ? pay.state.failure : undefined;
  const unknown = trouble !== undefined && isUnknown(trouble);
  const amount = format.money(payment.amount);

  // Paid by the button, or found to be paid while its outcome was followed.
  const paid = pay.state.kind === 'done';
  const next = useRef(navigation.next);
  next.current = navigation.next;
  useEffect(() => {
    if (paid) next.current('done');
  }, [paid]);

  const submit = async (despite?: string): Promise<void> => {
    const authorisation = consent.ask();
    if (!authorisation) return;
    await pay.run({
      loanId: loan.id,
      flow: payment.amountType === 'PAYOFF' ? 'PAY_OFF' : 'MAKE_PAYMENT',
      amountType: payment.amountType,
      amount: payment.amount,
      paymentMethodId: payment.method.id,
      payOn: payment.payOn,
      payoffQuoteId: payment.payoffQuoteId,
      authorisation,
      retryOf: payment.retryOf,
      ...(despite === undefined ? {} : { despite }),
    });
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  const goBack = (way: WayBack): void => {
    pay.reset();
    if (way === 'leave') navigation.close();
    else if (way === 'review') consent.renew();
    else onChange(way);
  };

  return (
    <form noValidate onSubmit={send} css={parts}>
      <WhichLoan loan={loan} />
      {children}
      <ReviewFacts
        loan={loan}
        payment={payment}
        onChange={pay.running || unknown || paid ? undefined : onChange}
        fixed={fixed}
      />
      {pay.running || unknown || paid ? undefined : <PaymentEffect loan={loan} payment={payment} />}
      <ConsentToDocument
        consent={consent}
        label={t('payment.consent', { amount })}
        missingText={t('payment.consent.missing')}
        locked={pay.running || unknown}
      />
      {trouble ? <PaymentTrouble failure={trouble} /> : undefined}
      {consent.readable ? (
        <ReviewActions
          trouble={trouble}
          amount={amount}
          running={pay.running || paid}
          onClose={navigation.close}
          onWayBack={goBack}
          onPayDespite={(confirmation) => void submit(confirmation)}
        />
      ) : undefined}
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });
