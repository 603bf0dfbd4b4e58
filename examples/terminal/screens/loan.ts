import { ReadLoan } from '@member-portal/application/loans';
import { mayManage } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import { isBeingPaidOff, isPayable, type Loan, type LoanId, progressOf } from '@member-portal/domain/loan';
import { isInProgress, paymentPhase } from '@member-portal/domain/payment';
import { coveredLines, nextToPay } from '@member-portal/domain/today';
import { loanToday } from '../loan-today.ts';
import { changeAutopay } from './autopay.ts';
import { failureText } from './failure-text.ts';
import { pay } from './pay.ts';
import { payLoanOff } from './pay-off.ts';
import type { Visit, Way } from './visit.ts';

const TO_COME = 3;

const inProgressText = (
  { texts, formats }: Visit,
  payment: Loan['paymentsInProgress'][number],
  today: PlainDate,
): string => {
  const { amountType, amount, payOn, confirmation } = payment;
  const { timing, inProgress } = texts.loan;
  const toward = texts.pay.amountTypes[amountType];
  return texts.fact(
    timing[paymentPhase([payment], today) === 'scheduled' ? 'scheduled' : 'processing'],
    inProgress(formats.money(amount), toward, formats.dateLong(payOn), confirmation),
  );
};

const linesOf = (visit: Visit, loan: Loan): readonly string[] => {
  const { texts, formats } = visit;
  const { paid, total } = progressOf(loan);
  const { state, today } = loanToday(visit.services, loan);
  const nextPayment = nextToPay(loan, state);
  const payoff = isBeingPaidOff(loan) ? undefined : loan.payoff;
  const isCovered = coveredLines(loan, state, today);
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [texts.loan.balance, formats.money(loan.balance)],
    [
      texts.loan.nextPayment,
      nextPayment && `${formats.money(nextPayment.amount)}, ${formats.dateLong(nextPayment.dueOn)}`,
    ],
    [texts.loan.rate, formats.percent(loan.apr)],
    [texts.loan.paid, texts.loan.paidOf(paid, total)],
    [
      texts.loan.payoff,
      payoff && texts.loan.payoffUntil(formats.money(payoff.amount), formats.dateLong(payoff.goodThrough)),
    ],
  ];
  const toCome = loan.schedule.filter((line) => line.status !== 'PAID' && !isCovered(line)).slice(0, TO_COME);
  return [
    '',
    texts.loan.heading(loan.number, loan.merchant),
    ...facts.flatMap(([name, value]) => (value === undefined ? [] : [`  ${texts.fact(name, value)}`])),
    ...loan.paymentsInProgress
      .filter(({ status }) => isInProgress(status))
      .map((payment) => `  ${inProgressText(visit, payment, today)}`),
    ...(toCome.length > 0 ? [`  ${texts.fact(texts.loan.schedule, '')}`] : []),
    ...toCome.map(({ dueOn, amount }) => `    ${formats.dateLong(dueOn)}  ${formats.money(amount)}`),
  ];
};

/** One loan, read again each time it is shown, so that it is current after a payment. */
export const showLoan = async (visit: Visit, loanId: LoanId): Promise<Way> => {
  const { terminal, texts, services } = visit;
  for (;;) {
    const read = await services.get(ReadLoan)(loanId);
    if (read.isErr()) {
      terminal.say(failureText(texts, read.error, texts.loan.notFound));
      return read.error.kind === 'session-expired' ? 'leave' : 'back';
    }
    const loan = read.value;
    const payable = isPayable(loan);
    const offersAutopay = payable || mayManage(loan);
    const ways = payable ? texts.loan.more : texts.loan.autopay;
    terminal.say(...linesOf(visit, loan), ...(offersAutopay ? [ways] : []));
    const typed = await terminal.ask(payable ? texts.loan.whatNext : texts.loan.whatNextWithoutPaying);
    const key = typed?.toLowerCase();
    if (key === undefined || key === 'q') return 'leave';
    if (key === '') return 'back';
    if (offersAutopay && key === 'a') await changeAutopay(visit, loan);
    if (payable && key === 'p') await pay(visit, loanId);
    if (payable && key === 'o') await payLoanOff(visit, loanId);
  }
};
