import type { Result } from 'neverthrow';
import { type PlainDate, plainDate } from '../calendar/index.ts';
import { acceptPayDate, type PayDateRefusal, type PayDays } from './payment-dates.ts';

/** What is wrong with a typed date. */
export type PayDateProblem = PayDateRefusal | { readonly kind: 'pay-date-missing' };

/**
 * Parses a typed ISO date as the day of a payment. A day of a year whose holidays are not known counts as closed.
 * @example
 * import { readPayDate } from '@member-portal/domain/payment';
 * import type { PayDays } from '@member-portal/domain/payment';
 * declare const days: PayDays;
 * const payOn = readPayDate('2026-12-21', days); // Err with the limit that it breaks
 */
export const readPayDate = (text: string, days: PayDays): Result<PlainDate, PayDateProblem> =>
  plainDate(text)
    .mapErr((): PayDateProblem => ({ kind: 'pay-date-missing' }))
    .andThen((payOn) =>
      acceptPayDate(payOn, days).mapErr(
        (refusal): PayDateProblem =>
          refusal.kind === 'holidays-unknown' ? { kind: 'pay-date-not-a-business-day' } : refusal,
      ),
    );
