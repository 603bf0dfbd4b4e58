import { type KeptSubject, openDialogOf } from '@member-portal/application/flows/loan-dialog';
import { constantFrom, json, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../support/builders/a-loan.ts';
import { holds } from '../../../support/property-runs.ts';
import { LOAN } from '../payment/browser.ts';

const place = openDialogOf('/loans/outstanding');
const accepts = (stored: unknown): boolean | undefined => place.accepts?.(stored);
const amount = usd(10_800);
const kept: readonly KeptSubject[] = [
  { flow: 'payment', loanId: LOAN },
  { flow: 'payment', loanId: LOAN, retried: { id: 'payment-7', amount } },
  { flow: 'payment', loanId: LOAN, start: { at: 'review', amount } },
  { flow: 'payment', loanId: LOAN, start: { at: 'date', amount } },
  { flow: 'payment', loanId: LOAN, start: { at: 'amount' } },
  { flow: 'payoff', loanId: LOAN },
  { flow: 'autopay', loanId: LOAN, enrolled: true },
];

/** Copies of an object, in each of which one part is broken, at any depth. */
const broken = (value: object): readonly object[] =>
  Object.entries(value).flatMap(([key, part]): readonly object[] =>
    typeof part === 'object' && part !== null
      ? broken(part).map((inner) => ({ ...value, [key]: inner }))
      : [{ ...value, [key]: typeof part === 'number' ? 0.5 : 7 }],
  );

describe('the stored subject of an open dialog', () => {
  it('is accepted after it was written and read', () => {
    for (const subject of kept) expect(accepts(JSON.parse(JSON.stringify(subject)))).toBe(true);
  });

  it('is rejected where any of its fields is of another type', () => {
    for (const subject of kept)
      for (const other of broken(subject)) expect([other, accepts(other)]).toEqual([other, false]);
  });

  it('does not open a dialog that cancels a payment', () => {
    expect(accepts({ flow: 'cancel', loanId: LOAN, payment: { id: 'payment-7' } })).toBe(false);
  });

  it('is rejected where it is anything else', () => {
    holds(
      property(json(), constantFrom(...kept), (text, subject) => {
        const stored: unknown = JSON.parse(text);
        expect(accepts(stored)).toBe(false);
        expect(accepts({ ...subject, flow: stored })).toBe(false);
      }),
    );
  });
});
