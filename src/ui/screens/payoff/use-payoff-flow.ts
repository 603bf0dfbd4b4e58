import { RecordEvent } from '@member-portal/application/telemetry';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { retryReplacedBy } from '@member-portal/domain/payment';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { useDraft } from '../../services/use-draft.ts';
import { useFlag } from '../../services/use-flag.ts';
import { type CheckedPayment, type DraftField, inPlaceOf } from '../payment/payment-draft.ts';
import { usePaymentChoices } from '../payment/use-payment-choices.ts';
import {
  chosenMethod,
  type PayoffDraft,
  payoffDayOf,
  payoffDaysOf,
  payoffDraftOf,
  payoffMethods,
} from './payoff-draft.ts';
import { usePayOff } from './use-pay-off.ts';
import { usePayoffQuote } from './use-payoff-quote.ts';

/** That the quote was asked for again during the review: how often, and the amount before. */
export interface Requoted {
  readonly before: Money;
  readonly count: number;
}

const FIRST_DRAFT: PayoffDraft = { payOn: undefined, methodId: undefined };

/**
 * Where a payoff stands. It is kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of
 * it; what was chosen also outlives a closed dialog and a forced sign-out, until it was paid.
 */
export const usePayoffFlow = (loanId: LoanId, open: boolean) => {
  const forDate = useFlag('payoffForDate');
  const recordEvent = useService(RecordEvent);
  const choices = usePaymentChoices(loanId);
  const [draft, setDraft, forget] = useDraft(payoffDraftOf(loanId), FIRST_DRAFT);
  const [checked, setChecked] = useState<CheckedPayment | undefined>(undefined);
  const [requoted, setRequoted] = useState<Requoted | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<DraftField | undefined>(undefined);
  const recorded = useRef(false);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const retry = choices.state === 'ready' ? choices.retryAhead : undefined;
  const dayOf = (quoted: PayoffQuote | undefined) =>
    rules && payoffDayOf(draft.payOn, payoffDaysOf(rules, quoted, forDate), rules);
  const wanted = dayOf(undefined);
  const quote = usePayoffQuote(loanId, typeof wanted === 'string' ? wanted : undefined);
  const known = quote.state.kind === 'ready' ? quote.state.quote : undefined;
  const day = dayOf(known);
  const methods = rules ? payoffMethods(rules, typeof day === 'string' ? day : undefined) : [];

  const pay = usePayOff(
    known,
    (renewed, payOn) => {
      quote.adopt(renewed, payOn);
      setDraft({ ...draft, payOn });
      setChecked(
        (reviewed) => reviewed && { ...reviewed, amount: renewed.amount, payOn, payoffQuoteId: renewed.id },
      );
      setRequoted((told) => ({ before: checked?.amount ?? renewed.amount, count: (told?.count ?? 0) + 1 }));
    },
    open,
  );
  const paid = pay.state.kind === 'done';
  useEffect(() => {
    if (paid) forget();
  }, [paid, forget]);

  return {
    choices,
    rules,
    draft,
    setDraft,
    quote,
    day,
    days: rules && payoffDaysOf(rules, known, forDate),
    methods,
    method: chosenMethod(draft, methods),
    checked,
    requoted,
    focusOn,
    setFocusOn,
    pay,
    retry,
    /** What the quote nets as pending. */
    counted: known?.breakdown.pending,
    /** Asks for a new quote, because what is to be taken beside the payoff has changed. */
    begin: (): void => {
      pay.reset();
      setRequoted(undefined);
      quote.retry();
    },
    /** Takes a payoff to its review. */
    review: (payment: CheckedPayment): void => {
      // What was chosen by itself stays chosen, also when another method is added or a day passes meanwhile.
      setDraft({ payOn: payment.payOn, methodId: payment.method.id });
      setChecked(inPlaceOf(retryReplacedBy(payment.amountType, retry), payment));
      setRequoted(undefined);
      setFocusOn(undefined);
      pay.reset();
      if (recorded.current) return;
      recorded.current = true;
      recordEvent(trackedEvent('payment_amount_type', { amountType: payment.amountType }));
    },
  };
};
export type PayoffFlow = ReturnType<typeof usePayoffFlow>;
