import { type Instant, timeZone } from '@member-portal/domain/calendar';
import { type LoanToday, loanTodayOf, type TodayContext, todayContent } from '@member-portal/domain/today';
import { assert, boolean, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanSummary, LOOKED_AT } from '../../support/arbitraries/loan-summary.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';

const ZONE = timeZone('America/New_York')._unsafeUnwrap();
const TELLS: TodayContext = { today: LOOKED_AT, timeZone: ZONE, cancellable: false, showsReason: false };
const tell = (state: LoanToday, changed: Partial<TodayContext> = {}) =>
  todayContent(state, { ...TELLS, ...changed });

const [SOON, LATER] = [day('2026-11-25'), day('2026-12-02')];
const payment = aReturnedPayment({ amount: usd(12_017), on: day('2026-11-18') });
const returned = { name: 'failed.returned', amount: usd(12_017), on: day('2026-11-18') };
const lateFee = { payBy: SOON, amount: usd(1_500) };
const fee = { name: 'late.fee', amount: usd(1_500), on: SOON };
const scheduled = { count: 1, amount: usd(15_798), countsOn: SOON, phase: 'scheduled' } as const;
const processing = { count: 1, amount: usd(15_798), countsOn: LOOKED_AT, phase: 'processing' } as const;
const LATE = {
  kind: 'late',
  pastDue: usd(15_798),
  since: day('2026-11-16'),
  inGrace: false,
  ask: usd(15_798),
  processing: undefined,
  lateFee: undefined,
  failed: undefined,
  retryOn: undefined,
} as const satisfies LoanToday;
const DUE: LoanToday = {
  kind: 'due',
  amount: usd(10_800),
  dueOn: SOON,
  ask: usd(10_800),
  processing: undefined,
  failed: undefined,
  notCoveredByAutopay: false,
};
const METHOD = { type: 'BANK_ACCOUNT', brand: undefined, last4: '4417' } as const;
const AUTOMATIC: LoanToday = {
  kind: 'automatic',
  on: SOON,
  amount: usd(10_800),
  method: METHOD,
  // The evening before in New York.
  lastChangeAt: Date.UTC(2026, 10, 24, 3) as Instant,
  changeable: true,
  enrolled: true,
};
const FAILED: LoanToday = { kind: 'failed', payment, ask: usd(12_017), retryOn: LATER, lateFee };

describe('what is told of a loan that is late', () => {
  it('is since when, which fee a payment avoids, and why it is late', () => {
    const { state, amount, headline, lines } = tell({ ...LATE, lateFee, failed: payment });
    expect(state).toEqual({ name: 'late' });
    expect(amount).toEqual(usd(15_798));
    expect(headline).toEqual({ name: 'late.noAmount' });
    expect(lines).toEqual([{ name: 'late.since', on: day('2026-11-16') }, fee, returned]);
    expect(tell({ ...LATE, inGrace: true }).state).toEqual({ name: 'late.grace' });
    expect(tell({ ...LATE, since: undefined }).lines).toEqual([]);
    const retried = { ...LATE, since: undefined, failed: payment, retryOn: LATER };
    expect(tell(retried).lines).toEqual([returned, { name: 'failed.retry', on: LATER }]);
  });

  it('is what is left of it where a payment brings a part', () => {
    const { amount, lines } = tell({ ...LATE, ask: usd(5_000), processing });
    expect(amount).toEqual(usd(5_000));
    expect(lines).toEqual([
      { name: 'late.of', amount: usd(15_798) },
      { name: 'part.processing', amount: usd(15_798), on: LOOKED_AT },
    ]);
  });

  it('is that nothing is to be paid again where a payment brings all of it in time', () => {
    const coming = [{ name: 'part.scheduled', amount: usd(15_798), on: SOON }, { name: 'late.coming' }];
    const covered = { ...LATE, ask: undefined, processing: scheduled };
    expect(tell(covered).amount).toEqual(usd(15_798));
    expect(tell(covered).lines).toEqual(coming);
    expect(tell({ ...covered, lateFee }).lines).toEqual(coming);
  });

  it('is that nothing is to be paid again where autopay takes the rest of it', () => {
    const draft = { on: SOON, amount: usd(15_798), by: 'autopay' } as const;
    const coming = [{ name: 'next.autopay', on: SOON, amount: usd(15_798) }, { name: 'late.coming' }];
    const drawn = { ...LATE, ask: undefined, draft };
    expect(tell(drawn).amount).toEqual(usd(15_798));
    expect(tell(drawn).lines).toEqual([{ name: 'late.since', on: day('2026-11-16') }, ...coming]);
    const part = { name: 'part.processing', amount: usd(15_798), on: LOOKED_AT };
    expect(tell({ ...drawn, processing }).lines).toEqual([part, ...coming]);
  });

  it('is the fee where that payment comes too late for it, and how to pay sooner where that can be done', () => {
    const tooLate = { ...LATE, ask: undefined, processing: { ...scheduled, countsOn: LATER }, lateFee };
    const coming = { name: 'part.scheduled', amount: usd(15_798), on: LATER };
    expect(tell(tooLate).lines).toEqual([coming, fee]);
    expect(tell(tooLate, { cancellable: true }).lines).toEqual([coming, fee, { name: 'late.cancelFirst' }]);
  });

  it('is no fee that a part avoids only together with a payment that comes too late', () => {
    const part = { ...LATE, ask: usd(5_000), lateFee, failed: payment };
    const of = { name: 'late.of', amount: usd(15_798) };
    const coming = { name: 'part.scheduled', amount: usd(15_798), on: LATER };
    const tooLate = { ...part, processing: { ...scheduled, countsOn: LATER } };
    expect(tell(tooLate).lines).toEqual([of, coming, returned]);
    const cancelled = [of, coming, fee, { name: 'late.cancelFirst' }, returned];
    expect(tell(tooLate, { cancellable: true }).lines).toEqual(cancelled);
    const inTime = { ...part, processing: scheduled };
    expect(tell(inTime).lines).toEqual([of, { ...coming, on: SOON }, fee, returned]);
  });

  it('has no amount where none is known, and promises nothing of one', () => {
    expect(tell({ ...LATE, ask: undefined }).amount).toBeUndefined();
    const covered = { ...LATE, pastDue: usd(0), ask: undefined, processing };
    const told = tell(covered);
    expect(told.amount).toBeUndefined();
    expect(told.lines).toEqual([{ name: 'part.processing', amount: usd(15_798), on: LOOKED_AT }]);
  });
});

describe('what is told of a loan that is due', () => {
  it('is the day, and why it is due again', () => {
    expect(tell(DUE)).toMatchObject({ state: { name: 'due', on: SOON }, amount: usd(10_800), lines: [] });
    expect(tell({ ...DUE, dueOn: LOOKED_AT }).state).toEqual({ name: 'due.now', on: LOOKED_AT });
    expect(tell({ ...DUE, failed: payment }).lines).toEqual([returned]);
  });

  it('is what is left of it, or that what comes is after the due date', () => {
    const part = { name: 'part.processing', amount: usd(15_798), on: LOOKED_AT };
    const left = tell({ ...DUE, ask: usd(800), processing });
    expect(left.amount).toEqual(usd(800));
    expect(left.lines).toEqual([{ name: 'due.of', amount: usd(10_800) }, part]);
    const after = tell({ ...DUE, ask: undefined, processing });
    expect(after.amount).toEqual(usd(10_800));
    expect(after.lines).toEqual([part, { name: 'due.afterwards' }]);
  });

  it('is that autopay is on but does not cover it, unless nothing of it is left to pay', () => {
    const unlisted = { ...DUE, notCoveredByAutopay: true };
    const autopay = { name: 'due.autopay' };
    expect(tell(unlisted).lines).toEqual([autopay]);
    expect(tell({ ...unlisted, failed: payment }).lines).toEqual([returned, autopay]);
    expect(tell({ ...unlisted, ask: usd(800), processing }).lines.at(-1)).toEqual(autopay);
    expect(tell({ ...unlisted, ask: undefined, processing }).lines).not.toContainEqual(autopay);
  });
});

describe('what is told of a payment by autopay', () => {
  const from = { name: 'automatic.from', on: SOON, method: METHOD };

  it('is its day and method, and until when, by the lender’s calendar, it can be changed', () => {
    expect(tell(AUTOMATIC)).toMatchObject({ state: { name: 'automatic' }, amount: usd(10_800) });
    expect(tell(AUTOMATIC).lines).toEqual([from, { name: 'automatic.until', on: day('2026-11-23') }]);
    expect(tell({ ...AUTOMATIC, lastChangeAt: undefined }).lines).toEqual([from]);
    expect(tell({ ...AUTOMATIC, method: undefined }).lines[0]).toEqual({ name: 'automatic.on', on: SOON });
  });

  it('is that it is too late to change it, or that autopay is off and it still comes', () => {
    expect(tell({ ...AUTOMATIC, changeable: false }).lines).toEqual([from, { name: 'automatic.fixed' }]);
    const off = tell({ ...AUTOMATIC, changeable: false, enrolled: false });
    expect(off.state).toEqual({ name: 'automatic.off' });
    expect(off.lines).toEqual([from, { name: 'automatic.stillComing' }]);
  });
});

describe('what is told of other states', () => {
  it('is when a payment counts, and what comes after it', () => {
    const next = { on: LATER, amount: usd(10_800), by: 'autopay' } as const;
    expect(tell({ kind: 'processing', processing, next })).toMatchObject({
      state: { name: 'processing' },
      amount: usd(15_798),
      lines: [
        { name: 'processing.counts', on: LOOKED_AT },
        { name: 'next.autopay', on: LATER, amount: usd(10_800) },
      ],
    });
    const later = tell({ kind: 'processing', processing: scheduled, next: undefined });
    expect(later.lines).toEqual([{ name: 'processing.scheduled', on: SOON }]);
    // The platform has sent it to the bank before its day.
    const sent = tell({ kind: 'processing', processing: { ...processing, countsOn: SOON }, next: undefined });
    expect(sent.lines).toEqual([{ name: 'processing.counts', on: SOON }]);
    const byHand = tell({ kind: 'processing', processing, next: { ...next, by: 'hand' } });
    expect(byHand.lines[1]).toMatchObject({ name: 'next.hand' });
  });

  it('is how many payments are scheduled or processing where there are several, never one payment of their sum', () => {
    const several = { count: 2, amount: usd(15_798), countsOn: SOON, phase: 'mixed' } as const;
    const said = { name: 'part.several', count: 2, amount: usd(15_798), on: SOON, phase: 'mixed' };
    expect(tell({ kind: 'processing', processing: several, next: undefined }).lines).toEqual([said]);
    expect(tell({ ...DUE, ask: usd(800), processing: several }).lines).toContainEqual(said);
    expect(tell({ ...LATE, ask: undefined, processing: several }).lines).toContainEqual(said);
  });

  it('is why a payment was returned where the lender lets its borrowers know, and whether it is tried again', () => {
    const again = { name: 'failed.retry', on: LATER };
    expect(tell(FAILED)).toMatchObject({ state: { name: 'failed' }, amount: usd(12_017) });
    expect(tell(FAILED).lines).toEqual([returned, again, fee]);
    const reason = { name: 'failed.reason', reason: 'INSUFFICIENT_FUNDS' };
    expect(tell(FAILED, { showsReason: true }).lines).toEqual([returned, reason, again, fee]);
    const failure = { reason: 'ACCOUNT_CLOSED', retryOn: undefined };
    const final = { ...FAILED, payment: { ...payment, failure }, retryOn: undefined };
    expect(tell(final).lines).toEqual([returned, { name: 'failed.noRetry' }, fee]);
    // A platform that has announced a retry, whose day is over, does not say that it gives up.
    const tried = { ...payment, failure: { ...failure, retryOn: SOON } };
    expect(tell({ ...final, payment: tried }).lines).toEqual([returned, fee]);
    // Nor does one that tells nothing of the failure.
    const unexplained = { ...final, payment: { ...payment, failure: undefined } };
    expect(tell(unexplained, { showsReason: true }).lines).toEqual([returned, fee]);
  });

  it('is why nothing is due, until when, and what comes then', () => {
    const told = tell({ kind: 'nothing-due', reason: 'paid-ahead', until: LATER, amount: usd(10_800) });
    expect(told).toMatchObject({ state: { name: 'nothing.paid-ahead' }, amount: undefined });
    expect(told.headline).toEqual({ name: 'nothing.until', on: LATER });
    expect(told.lines).toEqual([{ name: 'nothing.next', amount: usd(10_800) }]);
    const review = tell({ kind: 'nothing-due', reason: 'in-review', until: undefined, amount: undefined });
    expect(review.headline).toEqual({ name: 'nothing' });
    expect(review.lines).toEqual([{ name: 'in-review' }]);
  });

  it('is what is still owed, or that nobody knows', () => {
    expect(tell({ kind: 'still-owed', balance: usd(7) })).toMatchObject({
      state: { name: 'owed' },
      amount: usd(7),
      lines: [{ name: 'owed.text' }],
    });
    expect(tell({ kind: 'unknown' })).toMatchObject({
      state: { name: 'unknown' },
      amount: undefined,
      headline: { name: 'unknown.headline' },
      lines: [{ name: 'unknown.text' }],
    });
  });

  it('has an amount or a headline for every loan, and never both a fee and that a payment comes in time', () => {
    const now = Date.UTC(2026, 10, 22, 15) as Instant;
    assert(
      property(anyLoanSummary, boolean(), (loan, cancellable) => {
        const told = tell(loanTodayOf(loan, { today: LOOKED_AT, now }), { cancellable });
        expect(told.amount ?? told.headline).toBeDefined();
        const said = told.lines.map(({ name }) => name);
        expect(new Set(said).size).toBe(said.length);
        if (said.includes('late.coming')) expect(said).not.toContain('late.fee');
        if (said.includes('late.cancelFirst')) expect(cancellable).toBe(true);
      }),
    );
  });
});
