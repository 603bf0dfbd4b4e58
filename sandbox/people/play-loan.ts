import { addDays, addMonths, dayOfMonth, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import { openBooks } from '../ledger/loan-books.ts';
import { dueDates, makeSchedule } from '../ledger/schedule.ts';
import { type LoanPlan, totalOf } from './loan-plan.ts';
import { loanPlayer } from './loan-player.ts';
import { playOffer } from './play-offer.ts';
import type { PlayedLoan } from './played-loan.ts';

/** A due day that every month has. */
const calmDay = (date: PlainDate): PlainDate => {
  const [year, month, day] = partsOf(date);
  return day > 28 ? dayOfMonth(year, month + 1, 1) : date;
};

const firstDue = (plan: LoanPlan, today: PlainDate): PlainDate => {
  const next = addDays(today, plan.nextIn);
  return plan.frequency === 'BIWEEKLY' ? addDays(next, -14 * plan.due) : addMonths(calmDay(next), -plan.due);
};

const hardshipOf = ({ hardship }: LoanPlan, today: PlainDate): PlayedLoan['hardship'] => {
  if (!hardship) return undefined;
  const from = addDays(today, -hardship.sinceDaysAgo);
  return {
    plan: hardship.plan,
    amount: hardship.amount,
    from,
    until: addDays(addMonths(from, hardship.months), -1),
  };
};

type Step = { readonly on: PlainDate; readonly run: () => void };

/** Plays a plan's story up to today: every cent of it goes through the ledger. */
export const playLoan = (plan: LoanPlan, today: PlainDate): PlayedLoan => {
  if (plan.offer) return playOffer(plan, plan.offer, today);
  const first = firstDue(plan, today);
  const openedOn = plan.frequency === 'BIWEEKLY' ? addDays(first, -14) : addMonths(first, -1);
  const original = totalOf(plan.items) - (plan.downPayment ?? 0);
  const dates = dueDates(first, plan.term, plan.frequency);
  const schedule = makeSchedule({ terms: plan.terms, principal: original, from: openedOn, dates });
  const opened = openBooks(plan.terms, original, openedOn, schedule);
  const player = loanPlayer(opened, plan.frequency, plan.autopay ? 'AUTOPAY' : 'PAYMENT');

  const hardship = hardshipOf(plan, today);
  const { ending, lateFee } = plan;
  const endsOn = ending && addDays(today, -ending.daysAgo);
  const asksNothing = (due: PlainDate): boolean =>
    hardship?.amount === 0 && due >= hardship.from && due <= hardship.until;
  const steps: Step[] = dates
    .slice(0, plan.paid)
    .filter((due) => !asksNothing(due))
    .map((due, index) => {
      // People pay up to four days early; a draft comes on the day.
      const on = plan.autopay ? due : addDays(due, -((index * 3) % 5));
      return { on, run: () => player.payNext(on) };
    });
  const daysAgo = (days: number | undefined, run: (on: PlainDate) => void): void => {
    if (days === undefined) return;
    const on = addDays(today, -days);
    steps.push({ on, run: () => run(on) });
  };
  for (const due of lateFee ? dates.slice(plan.paid, plan.due) : []) {
    const on = addDays(due, lateFee?.afterDays ?? 0);
    if (on < today) steps.push({ on, run: () => player.charge(on, lateFee?.cents ?? 0) });
  }
  daysAgo(plan.returnedPaymentDaysAgo, (on) => player.comeBack(on, plan.returnedFor ?? 'INSUFFICIENT_FUNDS'));
  daysAgo(plan.chargedBackDaysAgo, (on) => player.chargeBackLast(on, 'UNAUTHORIZED'));
  daysAgo(plan.purchaseRefund?.daysAgo, (on) => player.refundPart(on, plan.purchaseRefund?.cents ?? 0));
  if (hardship) steps.push({ on: hardship.from, run: () => player.relieve(hardship, first) });
  if (ending && endsOn) {
    const ends = {
      PAID: player.payBack,
      CLOSED: player.payBack,
      CANCELLED: player.cancel,
      CHARGED_OFF: player.writeOff,
    };
    steps.push({ on: endsOn, run: () => ends[ending.kind](endsOn) });
  }
  for (const step of steps
    .filter(({ on }) => endsOn === undefined || on <= endsOn)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    step.run();
  }
  return {
    ...player.now(),
    openedOn,
    firstDueOn: first,
    original,
    maturesOn: dates[dates.length - 1] ?? first,
    closedOn: endsOn,
    status: ending?.kind ?? (plan.isNew ? 'ACCEPTED' : 'OUTSTANDING'),
    hardship,
  };
};
