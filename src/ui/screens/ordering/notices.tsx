import { css } from '@emotion/react';
import type { OrderEvent } from '@member-portal/application/flows/ordering';
import type { PreviewedPayment } from '@member-portal/application/payments';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { BesidePayoff, Loan } from '@member-portal/domain/loan';
import { isPositive, type Money } from '@member-portal/domain/money';
import { isInProgress, paymentPhase, type RetryAhead } from '@member-portal/domain/payment';
import { useToday } from '../../clock/use-now.ts';
import { Amount } from '../../controls/Amount.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useWords } from '../../intl/use-words.ts';
import { CancelPaymentButton } from '../../loan/CancelPaymentButton.tsx';
import { methodName } from '../../payment/method-words.ts';
import { row, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** Warns before another payment that payments on the loan are in progress, each with its day. */
export const PaymentInProgress = ({ loan: { paymentsInProgress } }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const listed = paymentsInProgress.filter(({ status }) => isInProgress(status));
  const today = useToday();
  const count = listed.length;
  if (count === 0) return undefined;
  return (
    <Notice heading={t('payment.inProgress.title', { count, phase: paymentPhase(listed, today) })}>
      {listed.map((payment) => (
        <p key={payment.id}>
          {t('payment.inProgress', {
            amount: format.money(payment.amount),
            date: format.dateLong(payment.payOn),
            phase: paymentPhase([payment], today),
          })}
        </p>
      ))}
    </Notice>
  );
};

/** Notice that a payment replaces a returned one, which would otherwise be retried as well. */
export const InPlaceOfRetry = ({ retry }: { readonly retry: RetryAhead }) => {
  const { t, format } = useWords();
  return (
    <Notice heading={t('payment.inPlace.title')}>
      {t('payment.inPlace.text', { amount: format.money(retry.amount), date: format.dateLong(retry.on) })}
    </Notice>
  );
};

/** Payments taken besides a payoff: whether its amount counts them, what is owed on a return, a cancel button, an overpayment. */
export const BesidePayoffNotice = ({
  beside: { payments, amount, uncounted },
  locked,
  send,
}: {
  readonly beside: BesidePayoff;
  /** Once the payoff itself is sent, nothing else can be changed here. */
  readonly locked: boolean;
  readonly send: (event: OrderEvent) => void;
}) => {
  const { t, format } = useWords();
  const count = payments.length;
  return (
    <Notice tone={uncounted ? 'warning' : 'info'} heading={t('payoff.beside.title', { count })}>
      {payments.map((payment) => (
        <div key={payment.id} css={other}>
          <p>
            {t('payoff.beside.line', {
              amount: format.money(payment.amount),
              date: format.dateLong(payment.payOn),
              method: methodName(t, payment.method, 'within'),
            })}
          </p>
          {!locked && (
            <CancelPaymentButton payment={payment} onCancel={() => send({ kind: 'cancel-other', payment })} />
          )}
        </div>
      ))}
      <p>
        {uncounted
          ? t('payoff.beside.uncounted', { amount: format.money(uncounted) })
          : t('payoff.beside.counted', { count, amount: format.money(amount) })}
      </p>
    </Notice>
  );
};

/** The estimated effect of a payment, and warnings: a draft that it duplicates, a day that it misses. `brief`: no allocation. */
export const PaymentEffect = ({
  preview: { preview, dates, stillPastDue, clash, late },
  payOn,
  brief = false,
}: {
  readonly preview: PreviewedPayment;
  readonly payOn: PlainDate;
  readonly brief?: boolean;
}) => {
  const { t, format } = useWords();
  const { money, dateLong } = format;
  const { allocation, balanceAfter, nextDue, interestSaved, monthsEarlier } = preview;
  const line = (term: string, value: Money) => isPositive(value) && { term, value: <Amount value={value} /> };
  return (
    <>
      {clash && (
        <Notice tone="warning" heading={t('payment.clash.title')}>
          {t(clash.canStillBeStopped ? 'payment.clash.stoppable' : 'payment.clash.fixed', {
            amount: money(clash.draft.amount),
            date: dateLong(clash.draft.on),
          })}
        </Notice>
      )}
      {late && (
        <Notice tone="warning" heading={t('payment.late.title')}>
          {late.fee
            ? t('today.late.fee', { amount: money(late.fee), date: dateLong(late.by) })
            : t('today.due', { date: dateLong(late.by) })}
        </Notice>
      )}
      <div>
        <h3 css={title}>{t('payment.effect.title')}</h3>
        <DefinitionList
          items={[
            !brief && line(t('payment.effect.fees'), allocation.fees),
            !brief && line(t('payment.effect.interest'), allocation.interest),
            !brief && line(t('payment.effect.principal'), allocation.principal),
            { term: t('payment.effect.balance'), value: <Amount value={balanceAfter} /> },
            line(t('payment.effect.pastDue'), stillPastDue),
            // An overdue payment is not the next one.
            nextDue &&
              nextDue.dueOn >= dates.submittedOn && {
                term: t('payment.effect.nextDue'),
                value: t('payment.effect.nextDueOn', {
                  amount: money(nextDue.amount),
                  date: dateLong(nextDue.dueOn),
                }),
              },
            line(t('payment.effect.saved'), interestSaved),
            monthsEarlier > 0 && {
              term: t('payment.effect.earlier'),
              value: t('payment.effect.months', { count: monthsEarlier }),
            },
            dates.debitedOn !== payOn && {
              term: t('payment.effect.debited'),
              value: t('payment.effect.debitedOn', {
                date: dateLong(dates.debitedOn),
                counts: dateLong(dates.countsAsPaidOn),
              }),
            },
          ]}
        />
        <p css={text.small}>{t('payment.effect.estimate')}</p>
      </div>
    </>
  );
};

const { size, space, weight } = tokens;
const title = css({ fontSize: size.body, fontWeight: weight.bold });
const other = css(row(2), { justifyContent: 'space-between', marginBlockEnd: space[3] });
