import { css, keyframes } from '@emotion/react';
import { toCalendar } from '@member-portal/application/files';
import type { PaymentDone } from '@member-portal/application/flows/payment';
import type { PaymentOutcome } from '@member-portal/application/payments';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import type { LeftAfterPayoff, Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { isRetryAhead, paysAll } from '@member-portal/domain/payment';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { IconLabel } from '../../controls/IconLabel.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ProgressBar } from '../../controls/ProgressBar.tsx';
import { saveFile } from '../../files/save-file.ts';
import { useWords } from '../../intl/use-words.ts';
import { merchantNameOf } from '../../loan/loan-words.ts';
import { Receipt } from '../../payment/Receipt.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { quietEdge, row, stack } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { LeaveAction } from './outcome.tsx';

/** The outcome of a payment: next steps, and its receipt, which prints alone. The step's heading states it. */
export const DoneStep = (
  state: Pick<PaymentDone, 'outcome' | 'checked' | 'options' | 'preview' | 'effect' | 'left'>,
) => {
  const { outcome, checked, options, preview, effect, left } = state;
  const { t, format } = useWords();
  const { loan, today } = options;
  const { amount, payOn, confirmation, method, succeeded, received, retryOn } = outcome;
  const isLater = payOn > today;
  const date = format.dateLong(payOn);
  const retried = isRetryAhead(retryOn, today) && { date: format.dateLong(retryOn) };
  const isPayoff = paysAll(checked.payment.amountType);
  const status = received ? 'RECEIVED' : isLater ? 'SCHEDULED' : 'PENDING';
  return (
    <>
      {succeeded && isPayoff && <LeftToTake left={left} />}
      {succeeded ? (
        !received && (
          <p>
            {t(isLater ? 'payment.success.nextLater' : 'payment.success.nextToday', { date })}{' '}
            {isLater && method?.type === 'BANK_ACCOUNT' && t('payment.success.nextLater.bank')}
          </p>
        )
      ) : (
        <Notice tone="danger" announce>
          {t(`payment.failed.${retried ? 'retry' : 'text'}`, { amount: format.money(amount), ...retried })}
        </Notice>
      )}
      {succeeded && effect && !isPayoff && (
        <LeftOfLoan paid={amount} left={effect.balanceAfter} original={loan.original} />
      )}
      <Receipt
        facts={{
          amount,
          status: t(`loan.activity.status.${succeeded ? status : 'FAILED'}`),
          on: payOn,
          debitedOn: succeeded ? preview?.dates.debitedOn : undefined,
          method,
          confirmation,
          loan,
          allocation: succeeded ? effect?.allocation : undefined,
          estimated: true,
        }}
      />
      {succeeded && <ReceiptActions outcome={outcome} loan={loan} scheduled={isLater} />}
      <LeaveAction done />
    </>
  );
};

/** Ways to save a payment: print its receipt, and add a scheduled one's day to a calendar. */
const ReceiptActions = ({
  outcome: { amount, payOn, confirmation },
  loan,
  scheduled,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan: Loan;
  readonly scheduled: boolean;
}) => {
  const { t, format, locale } = useWords();
  const clock = useService(Clock);
  const { name: lender } = useService(PortalConfiguration);
  const printable = useFlag('receipts');
  const inCalendar = useFlag('dueDateCalendar') && scheduled;
  const save = (): void => {
    const title = t('payment.calendar.title', { amount: format.money(amount), lender });
    const which = t('payment.loan', { merchant: merchantNameOf(loan, t), number: loan.number });
    const number = confirmation && t('payment.earlier.confirmation', { confirmation });
    const id = `${confirmation || `payment-${payOn}`}@member-portal`;
    const event = { id, on: payOn, title, description: number ? `${which}\n${number}` : which };
    const text = toCalendar({ name: title, locale, at: clock.now(), days: [event] });
    saveFile({ name: `${t('payment.calendar.file')}-${payOn}.ics`, type: 'text/calendar', text });
  };
  if (!printable && !inCalendar) return undefined;
  return (
    <div css={actions} data-print="none">
      {printable && (
        <Button variant="quiet" onClick={() => window.print()}>
          <IconLabel icon={Printer}>{t('payment.receipt.print')}</IconLabel>
        </Button>
      )}
      {inCalendar && (
        <Button variant="quiet" onClick={save}>
          <IconLabel icon={CalendarPlus}>{t('payment.calendar.add')}</IconLabel>
        </Button>
      )}
    </div>
  );
};

/** A payoff's effect on the loan: nothing more is owed only if no other payment or draft is still to be taken. */
const LeftToTake = ({ left }: { readonly left: LeftAfterPayoff | undefined }) => {
  const { t, format } = useWords();
  if (!left) return <p>{t('payoff.success.unread')}</p>;
  const { beside, draft } = left;
  if (!beside && !draft) return <p>{t('payoff.success.text')}</p>;
  return (
    <>
      {beside && (
        <p>
          {t('payoff.success.beside', {
            count: beside.payments.length,
            amount: format.money(beside.amount),
          })}{' '}
          {beside.uncounted && t('payoff.success.uncounted', { amount: format.money(beside.uncounted) })}
        </p>
      )}
      {draft && (
        <p>
          {t('payoff.success.draft', { amount: format.money(draft.amount), date: format.dateLong(draft.on) })}
        </p>
      )}
    </>
  );
};

/** The remaining balance after a payment, as a bar that replaces the paid amount. The receipt has the amount too. */
const LeftOfLoan = ({ paid, left, original }: Readonly<Record<'paid' | 'left' | 'original', Money>>) => {
  const { t, format } = useWords();
  if (left.cents > original.cents) return undefined;
  const words = t('payment.success.left', { left: format.money(left), total: format.money(original) });
  return (
    <div css={place}>
      <span css={turning} aria-hidden="true">
        <Amount value={paid} size="large" />
      </span>
      <div css={bar}>
        <p>{words}</p>
        <div aria-hidden="true">
          <ProgressBar value={original.cents - left.cents} max={original.cents} label={words} />
        </div>
      </div>
    </div>
  );
};

const actions = css(row(4, 1), quietEdge);
const { enter } = tokens.motion;
// Both in one cell. With reduced motion the duration is 0, and the bar appears at once.
const place = css({ display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1' } });
const turn = keyframes({ to: { opacity: 0, transform: 'translateY(0.75rem) scale(0.3, 0.1)' } });
const grow = keyframes({ from: { opacity: 0, transform: 'scaleX(0.1)' } });
const timing = `${enter} ease-in-out calc(3 * ${enter}) both`;
const turning = css({
  justifySelf: 'start',
  transformOrigin: 'left bottom',
  animation: `${turn} ${timing}`,
  '@media print': { display: 'none' },
});
const bar = css(stack(2), { transformOrigin: 'left', animation: `${grow} ${timing}` });
