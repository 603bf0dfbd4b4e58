import { QuotePayoff } from '@member-portal/application/loans';
import type { ReadFailure } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { ok, type Result } from 'neverthrow';
import { useCallback, useEffect, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';

export type QuoteFailure = ReadFailure | { readonly kind: 'not-offered' };

/** A quote for a day, as far as it is known. */
export type QuoteState =
  /** No day is chosen that could be quoted. */
  | { readonly kind: 'no-day' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: QuoteFailure }
  | { readonly kind: 'ready'; readonly quote: PayoffQuote };

type Answer = { readonly for: string; readonly result: Result<PayoffQuote, QuoteFailure> };

/**
 * The quote for a chosen day, asked for anew whenever the day changes; where the platform quotes no chosen days, it is the
 * one of today for every day that it covers. It is never cached: a quote is only as good as the books behind it.
 */
export const usePayoffQuote = (
  loanId: LoanId,
  day: PlainDate | undefined,
): {
  readonly state: QuoteState;
  readonly retry: () => void;
  /** Puts a quote that was asked for elsewhere in the place of the one for its day. */
  readonly adopt: (quote: PayoffQuote, day: PlainDate) => void;
} => {
  const quotePayoff = useService(QuotePayoff);
  const forDate = useFlag('payoffForDate');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const on = forDate ? day : undefined;
  const key = `${on ?? 'today'} ${attempt}`;
  const known = answer?.for === key;

  useEffect(() => {
    if (known || (forDate && on === undefined)) return undefined;
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      const result = await quotePayoff({ loanId, ...(on === undefined ? {} : { on }) }, asked.signal);
      if (!asked.signal.aborted) setAnswer({ for: key, result });
    };
    void ask();
    return () => asked.abort();
  }, [quotePayoff, loanId, forDate, on, key, known]);

  const state: QuoteState =
    answer === undefined || !known
      ? { kind: forDate && on === undefined ? 'no-day' : 'loading' }
      : answer.result.isOk()
        ? { kind: 'ready', quote: answer.result.value }
        : { kind: 'failed', failure: answer.result.error };
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    adopt: useCallback(
      (quote, quoted) =>
        setAnswer({
          for: `${forDate ? quoted : 'today'} ${attempt}`,
          result: ok<PayoffQuote, QuoteFailure>(quote),
        }),
      [forDate, attempt],
    ),
  };
};
