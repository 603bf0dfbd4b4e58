import { ReadHistory } from '@member-portal/application/loans';
import { failedPaymentOf, LAST_PAYMENTS } from '@member-portal/application/payments';
import { LenderClock, TenantRules } from '@member-portal/application/ports';
import { isPastDue, isPayable, type Loan, type LoanSummary } from '@member-portal/domain/loan';
import { type Activity, curesDue, isCancellable } from '@member-portal/domain/payment';
import { loanTodayOf, type TodayMessage, todayContent } from '@member-portal/domain/today';
import type { ReactNode } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import type { MessageKey } from '../../../intl/messages.ts';
import type { Text } from '../../../intl/use-text.ts';
import { useWords } from '../../../intl/use-words.ts';
import { methodName } from '../../../payment/method-words.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlag } from '../../../services/use-flag.ts';
import { useRead } from '../../../services/use-read.ts';
import { TodayActions } from './TodayActions.tsx';
import { TodayCard } from './TodayCard.tsx';

/** The most urgent fact about one loan, on its own page or on that of all loans. */
export const LoanTodayCard = ({
  loan,
  name,
  others = '',
}: {
  readonly loan: LoanSummary | Loan;
  /** Names the loan, if the page is about several. */
  readonly name?: ReactNode;
  readonly others?: string;
}) => {
  const today = useToday();
  const now = useService(LenderClock).now();
  const { timeZone } = useService(TenantRules);
  const showsReason = useFlag('paymentFailureReason');
  const cancels = useFlag('cancelScheduledPayment');
  const textOf = useMessageText();
  // Read the history only if a failed payment may be why something is due.
  const isDue = isPastDue(loan) || (loan.nextPayment !== undefined && loan.nextPayment.dueOn <= today);
  const replaced = loan.paymentsInProgress?.some(curesDue) ?? false;
  const failed = useFailedPayment(loan, isPayable(loan) && !replaced && (isDue || name === undefined));
  const state = loanTodayOf(loan, { today, now, failed });
  // A list's summary does not report whether a payment can be cancelled.
  const cancellable =
    cancels && 'schedule' in loan && loan.paymentsInProgress.some((payment) => isCancellable(payment, now));
  const content = todayContent(state, { today, timeZone, cancellable, showsReason });
  return (
    <TodayCard
      today={state}
      state={textOf(content.state)}
      amount={content.amount}
      headline={content.headline && textOf(content.headline)}
      lines={content.lines.map(textOf)}
      loan={name}
      others={others}
      actions={<TodayActions today={state} loan={loan} named={name !== undefined} />}
    />
  );
};

/** A loan's failed payment that still matters; undefined also if none could be read, which the loan's activity shows. */
const useFailedPayment = ({ id: loanId }: LoanSummary, wanted: boolean): Activity | undefined => {
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId },
    (signal) => readHistory(loanId, LAST_PAYMENTS, signal),
    { part: 'last payments', wanted },
  );
  const today = useToday();
  return wanted && history.state === 'ready' ? failedPaymentOf(history.value.items, today) : undefined;
};

/** Messages that are shared with other screens. */
const SHARED = {
  late: 'loans.status.DELINQUENT_PAST_DUE',
  failed: 'loans.state.failed',
  unknown: 'loans.status.UNKNOWN_STATUS',
  'in-review': 'loans.inReview',
} as const satisfies Partial<Record<TodayMessage['name'], MessageKey>>;
type Shared = keyof typeof SHARED;

const isShared = (name: TodayMessage['name']): name is Shared => Object.hasOwn(SHARED, name);

const KNOWN_REASONS = ['INSUFFICIENT_FUNDS', 'ACCOUNT_CLOSED', 'PAYMENT_DECLINED'] as const;

/** The text for a failed payment's reason; unknown reasons share one. */
const failureReason = (t: Text, reason: string): string =>
  t(`payment.failure.${KNOWN_REASONS.find((known) => known === reason) ?? 'other'}`);

/** The text of a message about a state. */
const useMessageText = () => {
  const { t, format } = useWords();
  const today = useToday();
  return ({ name, amount, on, method, reason, count, phase }: TodayMessage): string =>
    name === 'failed.reason'
      ? failureReason(t, reason ?? '')
      : t(isShared(name) ? SHARED[name] : `today.${name}`, {
          ...(amount && { amount: format.money(amount) }),
          ...(on && { date: format.dayInWords(on, today) }),
          ...(method && { method: methodName(t, method, 'within') }),
          ...(count && phase && { count, phase }),
        });
};
