import { ListLoans } from '@member-portal/application/loans';
import { isPastDue, type LoanSummary } from '@member-portal/domain/loan';
import { nextToPay } from '@member-portal/domain/today';
import { loanToday } from '../loan-today.ts';
import { admits } from './buyer-gate.ts';
import { numbered } from './choose.ts';
import { changeContact } from './contact.ts';
import { showLoan } from './loan.ts';
import { triesAgain } from './try-again.ts';
import type { Visit } from './visit.ts';

const SHOWN = 20;

const lineOf = (visit: Visit, loan: LoanSummary): string => {
  const { texts, formats } = visit;
  const { state } = loanToday(visit.services, loan);
  const nextPayment = nextToPay(loan, state);
  const isLate = isPastDue(loan) && state.kind !== 'processing';
  return [
    loan.number,
    loan.merchant,
    formats.money(loan.balance),
    ...(isLate ? [texts.loans.pastDue(formats.money(loan.pastDue))] : []),
    ...(nextPayment
      ? [texts.loans.next(formats.money(nextPayment.amount), formats.dateLong(nextPayment.dueOn))]
      : []),
  ].join(' · ');
};

/**
 * Lists the outstanding loans and opens the chosen one, until the visitor leaves or the session ends. Asks each time whether
 * the visitor may see them.
 */
export const showLoans = async (visit: Visit): Promise<void> => {
  const { terminal, texts, services } = visit;
  for (;;) {
    if (!(await admits(visit))) return;
    const listed = await services.get(ListLoans)({ segment: 'outstanding', limit: SHOWN });
    if (listed.isErr()) {
      if (!(await triesAgain(visit, listed.error))) return;
      continue;
    }
    const { items: loans, nextCursor } = listed.value;
    terminal.say('', texts.loans.heading);
    if (loans.length === 0) terminal.say(texts.loans.none);
    terminal.say(...loans.map((loan, index) => `  ${index + 1}  ${lineOf(visit, loan)}`));
    if (nextCursor !== undefined) terminal.say(texts.loans.more);

    const typed = await terminal.ask(texts.loans.which(loans.length));
    if (typed === undefined || typed.toLowerCase() === 'q') return;
    if (typed === '' || (loans.length === 0 && typed.toLowerCase() !== 'c')) continue;
    if (typed.toLowerCase() === 'c') {
      await changeContact(visit);
      continue;
    }
    const loan = numbered(loans, typed);
    if (!loan) terminal.say(texts.notANumber(loans.length));
    else if ((await showLoan(visit, loan.id)) === 'leave') return;
  }
};
