import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { useState } from 'react';
import { useFlag } from '../../services/use-flag.ts';
import { useToday } from '../loans/use-today.ts';
import type { CheckedPayment, DraftField } from '../payment/payment-draft.ts';
import { usePaymentChoices } from '../payment/use-payment-choices.ts';
import { chosenMethod, lastPayoffDay, type PayoffDraft, payoffDayOf, payoffMethods } from './payoff-draft.ts';
import { usePayOff } from './use-pay-off.ts';
import { usePayoffQuote } from './use-payoff-quote.ts';

/** That the quote was asked for again during the review: how often, and the amount before. */
export interface Requoted {
  readonly before: Money;
  readonly count: number;
}

/**
 * Where a payoff stands. It is kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of
 * it.
 */
export const usePayoffFlow = (loanId: LoanId) => {
  const today = useToday();
  const forDate = useFlag('payoffForDate');
  const choices = usePaymentChoices(loanId);
  const [draft, setDraft] = useState<PayoffDraft>({ payOn: today, methodId: undefined });
  const [checked, setChecked] = useState<CheckedPayment | undefined>(undefined);
  const [requoted, setRequoted] = useState<Requoted | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<DraftField | undefined>(undefined);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const dayUpTo = (last: PlainDate) => (rules ? payoffDayOf(draft.payOn, last, rules) : today);
  const wanted = dayUpTo(lastPayoffDay(undefined, { today, forDate }));
  const quote = usePayoffQuote(loanId, typeof wanted === 'string' ? wanted : undefined);
  const known = quote.state.kind === 'ready' ? quote.state.quote : undefined;
  const last = lastPayoffDay(known, { today, forDate });
  const day = dayUpTo(last);
  const methods = rules ? payoffMethods(rules, typeof day === 'string' ? day : undefined) : [];

  const pay = usePayOff(known, (renewed: PayoffQuote, payOn) => {
    quote.adopt(renewed, payOn);
    setDraft((now) => ({ ...now, payOn }));
    setChecked(
      (reviewed) => reviewed && { ...reviewed, amount: renewed.amount, payOn, payoffQuoteId: renewed.id },
    );
    setRequoted((told) => ({
      before: checked?.amount ?? renewed.amount,
      count: (told?.count ?? 0) + 1,
    }));
  });

  return {
    choices,
    rules,
    draft,
    setDraft,
    quote,
    last,
    day,
    methods,
    method: chosenMethod(draft, methods),
    checked,
    requoted,
    focusOn,
    setFocusOn,
    pay,
    /** Takes a payoff to its review. */
    review: (payment: CheckedPayment): void => {
      // What was chosen by itself stays chosen, also when another method is added meanwhile.
      setDraft((now) => ({ ...now, methodId: payment.method.id }));
      setChecked(payment);
      setRequoted(undefined);
      setFocusOn(undefined);
      pay.reset();
    },
  };
};
export type PayoffFlow = ReturnType<typeof usePayoffFlow>;
