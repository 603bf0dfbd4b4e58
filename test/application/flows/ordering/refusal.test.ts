import { autopayRefusal, paymentRefusal } from '@member-portal/application/flows/ordering';
import { SERVICING_REFUSALS } from '@member-portal/application/ports';
import { describe, expect, it } from 'vitest';

describe.each([
  [
    'a payment',
    paymentRefusal,
    ['autopay-already-enrolled', 'autopay-not-enrolled', 'not-cancellable', 'still-running'],
  ],
  [
    'autopay',
    autopayRefusal,
    ['payment-in-progress', 'payoff-quote-expired', 'not-cancellable', 'still-running'],
  ],
] as const)('the refusal of %s', (_, refusalOf, foreign) => {
  it.each(SERVICING_REFUSALS)(
    '%s is reported as itself, or as “other” where it belongs to another request',
    (refusal) => {
      const answers = !(foreign as readonly string[]).includes(refusal);
      const own = refusal === 'consent-not-accepted' ? 'key-reused' : refusal;
      expect(refusalOf(refusal)).toBe(answers ? own : 'other');
    },
  );
});
