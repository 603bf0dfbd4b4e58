import {
  type DraftField,
  isLocked,
  type OrderEvent,
  type PayFailure,
  paymentRefusal,
  troubleOf,
  wayBackOf,
} from '@member-portal/application/flows/ordering';
import type { ReviewingPayment } from '@member-portal/application/flows/payment';
import type { ReviewingPayoff } from '@member-portal/application/flows/payoff';
import { AwaitsPayment, outcomeOf } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { useToday } from '../../clock/use-now.ts';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useWords } from '../../intl/use-words.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ConfirmationNumber } from '../../payment/ConfirmationNumber.tsx';
import { methodName } from '../../payment/method-words.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import type { Draws } from '../../services/use-flow.ts';
import { useLoading } from '../../services/use-loading.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { BesidePayoffNotice, InPlaceOfRetry, PaymentEffect, PaymentInProgress } from './notices.tsx';
import { Trouble, type TroubleText } from './outcome.tsx';

/** The review of a payment or a payoff, as lines with a change button each, until it is sent. */
export const ReviewForm = ({
  state: { options, retryAhead, review, beside, chose, sentOver },
  send,
  name,
  children,
}: Draws<ReviewingPayment | ReviewingPayoff, OrderEvent> & {
  readonly name: 'payment' | 'payoff';
  readonly children: ReactNode;
}) => {
  const { t, format } = useWords();
  const today = useToday();
  const { checked, preview, consent, submission } = review;
  const { choice, payment, method } = checked;
  const amount = format.money(payment.amount);
  const date = format.dateLong(payment.payOn);
  const locked = isLocked(submission);
  // Once this payment is sent, a loan that is read again lists it among those in progress.
  const loan = (locked && sentOver) || options.loan;
  const trouble = troubleOf(submission);
  const hasEarlier = trouble?.kind === 'earlier-payment-found';
  const change = (field: DraftField): ReactNode =>
    // A buyer cannot change the amount of a payoff.
    !(locked || (name === 'payoff' && (field === 'amount' || field === 'amountType'))) && (
      <ActionLink
        aria-label={t(`payment.review.change.${field}`)}
        onClick={() => send({ kind: 'change', field })}
      >
        {t('payment.review.change')}
      </ActionLink>
    );
  return (
    <ConsentForm
      to="payment"
      submit={t('payment.submit', { amount })}
      at={submission.kind}
      consent={consent}
      trouble={trouble && <PaymentTrouble failure={trouble} />}
      way={trouble && wayBackOf(trouble)}
      leave={hasEarlier ? t('payment.earlier.close') : undefined}
      also={
        hasEarlier && (
          <Button variant="secondary" wide onClick={() => send({ kind: 'pay-again' })}>
            {t('payment.earlier.also', { amount })}
          </Button>
        )
      }
      send={send}
      onSubmit={() => send({ kind: 'pay' })}
      onMend={(way) => send(way === 'review' ? { kind: 'review-again' } : { kind: 'change', field: way })}
    >
      <WhichLoan loan={loan} />
      {submission.kind === 'ready' && <EarlierPayment loanId={loan.id} />}
      {/* The previous step or the notice of a payoff already shows these; a refusal says what to change instead. */}
      {!chose && !beside && trouble?.kind !== 'refused' && <PaymentInProgress loan={loan} />}
      {children}
      {retryAhead && payment.retryOf === retryAhead.id && <InPlaceOfRetry retry={retryAhead} />}
      {beside && <BesidePayoffNotice beside={beside} locked={locked} send={send} />}
      <DefinitionList
        items={[
          {
            term: t('payment.amount'),
            value: <Amount value={payment.amount} />,
            action: change('amount'),
          },
          // A typed amount has no name. An earlier payment has already paid what this one was for.
          choice !== 'OTHER' &&
            !hasEarlier && {
              term: t('payment.review.toward'),
              value: t(`payment.amountType.${choice}`),
              action: change('amountType'),
            },
          {
            term: t('payment.date'),
            value: payment.payOn === today ? t('payment.review.today', { date }) : date,
            action: change('date'),
          },
          { term: t('payment.method'), value: methodName(t, method), action: change('method') },
        ]}
      />
      {!locked && preview && <PaymentEffect preview={preview} payOn={payment.payOn} />}
    </ConsentForm>
  );
};

/** Notice that an earlier payment on the loan is being looked up before another one is sent. */
const EarlierPayment = ({ loanId }: { readonly loanId: LoanId }) => {
  const { t } = useWords();
  const awaits = useService(AwaitsPayment);
  const read = useLoading(() => awaits(loanId), loanId);
  if (read.state !== 'ready' || !read.value) return undefined;
  return (
    <Notice tone="warning" heading={t('payment.notice.undecided')}>
      {t('payment.review.undecided')}
    </Notice>
  );
};

/** Why a payment was not made, or that its outcome is not known yet. */
const troubleText = (
  failure: Exclude<PayFailure, { readonly kind: 'earlier-payment-found' }>,
): TroubleText => {
  const title = 'payment.refused.title';
  switch (failure.kind) {
    case 'unknown-outcome':
      return {
        tone: 'warning',
        title: 'payment.unknown.title',
        texts: ['payment.unknown.text', 'payment.unknown.follow', 'payment.unknown.leave'],
      };
    case 'earlier-payment-undecided':
      return { tone: 'warning', title: 'payment.undecided.title', texts: ['payment.undecided.text'] };
    case 'never-booked':
    case 'not-found':
      return { title, texts: [`payment.refused.${failure.kind}`] };
    case 'request-failed':
      return { title, failure: failure.failure };
    case 'refused':
      return { title, texts: [`payment.refused.${paymentRefusal(failure.refusal)}`] };
  }
};

/** The text of it; shows the details of an earlier payment that went through instead. */
const PaymentTrouble = ({ failure }: { readonly failure: PayFailure }) => {
  const { t, format } = useWords();
  if (failure.kind !== 'earlier-payment-found') return <Trouble text={troubleText(failure)} />;
  const { amount, payOn, confirmation } = outcomeOf(failure.payment);
  const facts = { amount: format.money(amount), date: format.dateLong(payOn) };
  return (
    <Notice tone="warning" heading={t('payment.earlier.title')} announce>
      <p>{t('payment.earlier.text', facts)}</p>
      {confirmation && (
        <p>
          <Rich
            id="payment.earlier.confirmation"
            values={{ confirmation: <ConfirmationNumber number={confirmation} /> }}
          />
        </p>
      )}
    </Notice>
  );
};
