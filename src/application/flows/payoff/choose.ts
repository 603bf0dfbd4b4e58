import type { Step } from '../flow.ts';
import { methodsOn } from '../ordering/index.ts';
import { partsOf } from '../parts-of.ts';
import { chosenMethod, payoffDayOf, payoffDaysOf } from './draft.ts';
import type { PayoffEffect, PayoffStep } from './event.ts';
import { isQuoteOutdated, knownQuote } from './known-quote.ts';
import type { ChoosingPayoff, PayingOff } from './state.ts';

/** Picks the properties shared by all states of a payoff. */
export const payingOf = partsOf<PayingOff>({
  options: true,
  loan: true,
  retryAhead: true,
  draft: true,
  forDate: true,
  quote: true,
  asked: true,
  lastConsent: true,
  chose: true,
  recorded: true,
});

/** Requests the quote for the chosen day, unless a current one is loaded or in progress; `again` requests it in any case. */
const withQuote = (paying: PayingOff, again: boolean): Step<PayingOff, PayoffEffect> => {
  const { options, forDate, draft, quote, asked, loan } = paying;
  const day = payoffDayOf(draft, payoffDaysOf(options, undefined, forDate));
  if (forDate && day.isErr()) return { state: { ...paying, quote: { kind: 'no-day' } }, effects: [] };
  const on = forDate ? day.unwrapOr(options.today) : undefined;
  if (!again && quote.kind !== 'no-day' && quote.on === on && !isQuoteOutdated(paying))
    return { state: paying, effects: [] };
  const attempt = asked + 1;
  return {
    state: { ...paying, asked: attempt, quote: { kind: 'loading', on } },
    effects: [{ kind: 'quote', loanId: loan.id, attempt, on }],
  };
};

type Kept = Partial<Pick<ChoosingPayoff, 'check' | 'focusOn'>> & { readonly again?: boolean };

/** The choosing state for day and method, with the quote that it needs. */
export const choose = (from: PayingOff, { check, focusOn, again = false }: Kept = {}): PayoffStep => {
  const { state: paying, effects } = withQuote(payingOf(from), again);
  const { options, quote, forDate, draft } = paying;
  const days = payoffDaysOf(options, knownQuote(quote), forDate);
  const methods = methodsOn(options, payoffDayOf(draft, days).unwrapOr(options.today));
  return {
    state: {
      ...paying,
      kind: 'choosing',
      days,
      methods,
      method: chosenMethod(draft, methods, options.loan.lastMethodId),
      check: check ?? { attempt: 0, problems: {} },
      focusOn,
    },
    effects,
  };
};
