import { autopayFacts } from '@member-portal/application/flows/autopay';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../support/builders/a-loan.ts';
import { aCard, anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import { both, optionsOf, playTo, read, termsAt } from './playing.ts';

const loan = anEnrolledLoan();
const managing = playTo('managing', [read(optionsOf(loan, both))]);
const [draft] = managing.drafts;
if (!draft) throw new Error('no draft is listed');

describe('autopay that is on', () => {
  it('is shown as the platform has it, with the next draft that can be changed and the day it was turned on', () => {
    expect(autopayFacts(managing)).toEqual({
      frequency: loan.frequency,
      amountType: loan.autopay.amountType,
      amount: loan.autopay.amount,
      amountField: 'amountType',
      method: managing.form.options.current,
      next: { is: 'next', on: '2027-01-04' },
      movable: managing.movable,
      since: loan.autopay.since,
    });
  });

  it('names the draft after one that is in progress as the next, and none where all are', () => {
    const fixed = { ...draft, lastChangeOn: undefined };
    const open = { ...draft, lastChangeOn: draft.on };
    const nextOf = (...drafts: (typeof managing.drafts)[number][]) =>
      autopayFacts({ ...managing, drafts }).next;
    expect(nextOf(fixed, open)).toEqual({ is: 'next', on: open.on });
    expect(nextOf(open)).toEqual({ is: 'nextDraft', on: open.on });
    expect(nextOf(fixed)).toBeUndefined();
  });

  it('has no known amount where the platform returns an amount type that autopay never has', () => {
    const { form } = managing;
    const unknown = anEnrolledLoan({ amountType: 'PAYOFF' });
    const state = { ...managing, form: { ...form, options: { ...form.options, loan: unknown } } };
    expect(autopayFacts(state).amountType).toBeUndefined();
  });
});

describe('autopay under review', () => {
  const chosen = { kind: 'choose-method', methodId: aCard().id } as const;
  const review = { kind: 'review' } as const;
  const own = [
    { kind: 'choose-amount', amountType: 'OTHER' },
    { kind: 'type-amount', text: '250' },
  ] as const;

  it('is shown as it was chosen, with its first draft', () => {
    const state = playTo('reviewing', [read(optionsOf(undefined, both)), chosen, review], termsAt());
    expect(autopayFacts(state)).toMatchObject({
      amountType: 'INSTALLMENT',
      amount: undefined,
      amountField: 'amountType',
      method: aCard(),
      next: { is: 'first', on: state.autopay.preview.drafts[0]?.on },
      movable: state.autopay.preview.firstDueDays.length > 1,
      since: undefined,
    });
  });

  it('can be moved where there is more than one possible start day', () => {
    const state = playTo('reviewing', [read(optionsOf(undefined, both)), chosen, review], termsAt());
    const { autopay } = state;
    const [first] = autopay.preview.firstDueDays;
    if (!first) throw new Error('there is no day to begin on');
    const movableOn = (...firstDueDays: readonly (typeof first)[]) =>
      autopayFacts({ ...state, autopay: { ...autopay, preview: { ...autopay.preview, firstDueDays } } })
        .movable;
    expect([movableOn(first), movableOn(first, first)]).toEqual([false, true]);
  });

  it('links back to the typed amount, and calls the first draft of a change the next one', () => {
    const entered = [read(optionsOf(loan, both)), { kind: 'change', field: 'amount' }, chosen] as const;
    const state = playTo('reviewing', [...entered, ...own, review], termsAt());
    expect(autopayFacts(state)).toMatchObject({
      amount: usd(25_000),
      amountField: 'amount',
      next: { is: 'nextDraft', on: state.autopay.preview.drafts[0]?.on },
    });
  });
});
