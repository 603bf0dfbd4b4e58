import { readsAfterFailure, type WayBack, wayBackOf } from '@member-portal/application/flows/ordering';
import { SERVICING_REFUSALS, type ServicingRefusal } from '@member-portal/application/ports';
import { describe, expect, it } from 'vitest';

describe('the step to return to after a refusal', () => {
  const mended: Partial<Record<ServicingRefusal, WayBack>> = {
    'amount-out-of-range': 'amount',
    'payoff-quote-expired': 'amount',
    'payment-date-not-allowed': 'date',
    'method-not-usable': 'method',
    'method-declined': 'method',
    'key-reused': 'review',
    'consent-not-accepted': 'review',
  };

  it.each(SERVICING_REFUSALS)('of %s is the one that can correct it, or the flow closes', (refusal) => {
    expect(wayBackOf({ kind: 'refused', refusal })).toBe(mended[refusal] ?? 'leave');
  });
});

describe('the step to return to after another failure', () => {
  it.each(['not-found', 'not-offered', 'earlier-payment-found'])(
    'is none, and the flow closes: %s',
    (kind) => {
      expect(wayBackOf({ kind })).toBe('leave');
    },
  );

  it.each(['unknown-outcome', 'earlier-payment-undecided', 'never-booked', 'request-failed', 'timeout'])(
    'is none where the same order can be sent again: %s',
    (kind) => {
      expect(wayBackOf({ kind })).toBeUndefined();
    },
  );
});

describe('what is read beside the loan', () => {
  it.each(SERVICING_REFUSALS)(
    'after %s is the methods, where it refuses the method, or nothing',
    (refusal) => {
      const refusesMethod = ['method-not-usable', 'method-declined'].includes(refusal);
      expect(readsAfterFailure({ kind: 'refused', refusal })).toEqual(
        refusesMethod ? [{ read: 'payment-methods' }] : [],
      );
    },
  );

  it.each(['not-found', 'unknown-outcome', 'request-failed'])('after %s is nothing', (kind) => {
    expect(readsAfterFailure({ kind })).toEqual([]);
  });

  it('after a success is nothing', () => {
    expect(readsAfterFailure(undefined)).toEqual([]);
  });
});
