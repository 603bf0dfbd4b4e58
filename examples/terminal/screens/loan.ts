import { ReadLoan } from '@member-portal/application/loans';
import { mayManage } from '@member-portal/domain/autopay';
import { isBeingPaidOff, isPayable, type Loan, type LoanId, progressOf } from '@member-portal/domain/loan';
import { isInProgress } from '@member-portal/domain/payment';
import { changeAutopay } from './autopay.ts';
import { pay } from './pay.ts';
import { payLoanOff } from './pay-off.ts';
import type { Visit, Way } from './visit.ts';

const TO_COME = 3;

/** Whether payments in progress pay the loan off before anything more falls due. */
const isAllComing = (loan: Loan): boolean =>
  isBeingPaidOff(loan) &&
  loan.paymentsInProgress.every(({ payOn }) => !loan.nextPayment || payOn <= loan.nextPayment.dueOn);

const linesOf = ({ texts, formats }: Visit, loan: Loan): readonly string[] => {
  const { paid, total } = progressOf(loan);
  const { nextPayment, payoff, schedule } = isAllComing(loan)
    ? { nextPayment: undefined, payoff: undefined, schedule: [] }
    : loan;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [texts.loan.balance, formats.money(loan.balance)],
    [
      texts.loan.nextPayment,
      nextPayment && `${formats.money(nextPayment.amount)}, ${formats.day(nextPayment.dueOn)}`,
    ],
    [texts.loan.rate, formats.percent(loan.apr)],
    [texts.loan.paid, texts.loan.paidOf(paid, total)],
    [
      texts.loan.payoff,
      payoff && texts.loan.payoffUntil(formats.money(payoff.amount), formats.day(payoff.goodThrough)),
    ],
  ];
  const toCome = schedule.filter(({ status }) => status !== 'PAID').slice(0, TO_COME);
  return [
    '',
    texts.loan.heading(loan.number, loan.merchant),
    ...facts.flatMap(([name, value]) => (value === undefined ? [] : [`  ${texts.fact(name, value)}`])),
    ...loan.paymentsInProgress.flatMap(({ status, amountType, amount, payOn, confirmation }) => {
      const toward = texts.pay.amountTypes[amountType];
      const told = texts.loan.inProgress(formats.money(amount), toward, formats.day(payOn), confirmation);
      return isInProgress(status) ? [`  ${told}`] : [];
    }),
    ...(toCome.length > 0 ? [`  ${texts.fact(texts.loan.schedule, '')}`] : []),
    ...toCome.map(({ dueOn, amount }) => `    ${formats.day(dueOn)}  ${formats.money(amount)}`),
  ];
};

/** One loan, read anew each time that it shows: after a payment it tells the truth. */
export const showLoan = async (visit: Visit, loanId: LoanId): Promise<Way> => {
  const { terminal, texts, services } = visit;
  for (;;) {
    const read = await services.get(ReadLoan)(loanId);
    if (read.isErr()) {
      const { kind } = read.error;
      terminal.say(kind === 'not-found' ? texts.loan.notFound : texts.failures[kind]);
      return kind === 'session-expired' ? 'leave' : 'back';
    }
    const loan = read.value;
    const offersAutopay = mayManage(loan) || isPayable(loan);
    const ways = isPayable(loan) ? texts.loan.more : texts.loan.autopay;
    terminal.say(...linesOf(visit, loan), ...(offersAutopay ? [ways] : []));
    const typed = await terminal.ask(
      isPayable(loan) ? texts.loan.whatNext : texts.loan.whatNextWithoutPaying,
    );
    if (typed === undefined || typed.toLowerCase() === 'q') return 'leave';
    if (typed === '') return 'back';
    if (typed.toLowerCase() === 'a' && offersAutopay) await changeAutopay(visit, loan);
    if (!isPayable(loan)) continue;
    if (typed.toLowerCase() === 'p') await pay(visit, loanId);
    if (typed.toLowerCase() === 'o') await payLoanOff(visit, loanId);
  }
};
