import type { Instant } from '@member-portal/domain/calendar';
import {
  isPayable,
  LOAN_STATUSES,
  type Loan,
  type LoanId,
  type LoanSummary,
  paidOffOn,
} from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import {
  coveredLines,
  isUpToDate,
  type LoanToday,
  leadOf,
  loanTodayOf,
  nextToPay,
  pastDueLeft,
} from '@member-portal/domain/today';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, aLoanOfInstalments, aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest, aReturnedPayment } from '../../support/builders/a-payment.ts';

const AT = { today: day('2026-11-22'), now: Date.UTC(2026, 10, 22, 15) as Instant };
const stateOf = (changed: Partial<LoanSummary> = {}, facts = {}): LoanToday =>
  loanTodayOf(aLoanSummary(changed), { ...AT, ...facts });
const due = (dueOn: string) => ({ dueOn: day(dueOn), amount: usd(10_800) });
const paying = (cents: number, payOn: string, changed = {}) =>
  aPaymentRequest({ amount: usd(cents), payOn: day(payOn), ...changed });
const LATE = {
  subStatus: 'GRACE_PERIOD',
  pastDue: usd(15_798),
  pastDueSince: day('2026-11-16'),
  nextPayment: due('2026-12-16'),
} as const;

describe('a loan that is being paid off', () => {
  it('has nothing next on its schedule, whether it was late or not', () => {
    const coming = aLoanOfInstalments(['2026-11-27', '2026-12-27'], {
      nextPayment: due('2026-11-27'),
      paymentsInProgress: [paying(21_600, '2026-11-27', { amountType: 'PAYOFF' })],
    });
    expect(loanTodayOf(coming, AT)).toMatchObject({ kind: 'processing', next: undefined });
    expect(
      stateOf({
        ...LATE,
        balance: usd(20_000),
        paymentsInProgress: [paying(20_000, '2026-11-22', { amountType: 'PAYOFF' })],
      }),
    ).toMatchObject({ kind: 'processing', next: undefined });
  });

  const payoff = (cents: number, payOn: string) => paying(cents, payOn, { amountType: 'PAYOFF' });
  const balance = usd(50_000);

  it('can be paid again where another payment that the payoff counted on comes to nothing', () => {
    const other = { amountType: 'INSTALLMENT' } as const;
    const scheduled = payoff(39_200, '2026-11-30');
    const isPayableBeside = (...others: readonly PaymentRequest[]) =>
      isPayable(aLoanSummary({ balance, paymentsInProgress: [...others, scheduled] }));
    expect(isPayableBeside(paying(10_800, '2026-11-24', other))).toBe(false);
    expect(isPayableBeside(paying(10_800, '2026-11-24', { ...other, status: 'CANCELLED' }))).toBe(true);
    const others = [paying(50_000, '2026-11-24', other)];
    expect(isPayable(aLoanSummary({ balance, paymentsInProgress: others }))).toBe(true);
  });

  it('stays covered while a platform adds interest to the balance of a loan that is being paid off', () => {
    // 10 days at 35 % a year; a late fee of $15.00 instead is owed beside the payoff.
    const grown = { paymentsInProgress: [payoff(50_000, '2026-11-20')], pastDue: usd(0) };
    expect(isPayable(aLoanSummary({ ...grown, balance: usd(50_479) }))).toBe(false);
    expect(stateOf({ ...grown, balance: usd(50_479) })).toMatchObject({
      kind: 'processing',
      next: undefined,
    });
    expect(isPayable(aLoanSummary({ ...grown, balance: usd(51_500) }))).toBe(true);
  });

  it('promises no draft that the platform does not tell of', () => {
    const enrolled = { balance, autopayEnrolled: true, nextPayment: due('2026-12-01') };
    expect(stateOf({ ...enrolled, paymentsInProgress: [payoff(50_000, '2026-12-20')] })).toMatchObject({
      kind: 'due',
      ask: undefined,
    });
    const late = { ...LATE, ...enrolled, paymentsInProgress: [payoff(50_000, '2026-11-22')] };
    expect(stateOf(late)).toMatchObject({ kind: 'processing', next: undefined });
  });
});

describe('the phase of the payments that cover a line of a schedule', () => {
  const phaseOf = (...paymentsInProgress: readonly PaymentRequest[]) => {
    const loan = aLoanOfInstalments(['2026-11-27', '2026-12-27'], {
      nextPayment: due('2026-11-27'),
      paymentsInProgress,
    });
    return loan.schedule.map(coveredLines(loan, loanTodayOf(loan, AT), AT.today));
  };

  it('is scheduled for a later day, and processing from that day or once it is sent to the bank', () => {
    expect(phaseOf(paying(10_800, '2026-11-24'))).toEqual(['scheduled', undefined]);
    expect(phaseOf(paying(10_800, AT.today))).toEqual(['processing', undefined]);
    expect(phaseOf(paying(10_800, '2026-11-24', { status: 'PENDING' }))).toEqual(['processing', undefined]);
    expect(phaseOf(paying(10_800, '2026-11-24', { status: 'READY_TO_PROCESS' }))[0]).toBe('scheduled');
  });

  it('is that of what lowers the amount due, or of the payoff', () => {
    const principal = paying(5_000, AT.today, { amountType: 'PRINCIPAL' });
    expect(phaseOf(principal, paying(10_800, '2026-11-24'))[0]).toBe('scheduled');
    const payoff = paying(50_000, '2026-11-24', { amountType: 'PAYOFF' });
    expect(phaseOf(payoff)).toEqual(['scheduled', 'scheduled']);
  });
});

describe('the lines of a schedule that payments in progress bring', () => {
  const days = ['2026-10-27', '2026-11-27', '2026-12-27'] as const;
  const covered = (changed: Partial<Loan>) => {
    const loan = aLoanOfInstalments(days, { nextPayment: due('2026-11-27'), ...changed });
    const isCovered = coveredLines(loan, loanTodayOf(loan, AT), AT.today);
    return loan.schedule.filter(isCovered).map(({ dueOn }) => dueOn);
  };
  const paidFirst = aLoanOfInstalments(days).schedule.map((line, at): typeof line =>
    at === 0 ? { ...line, status: 'PAID', paid: line.amount } : line,
  );
  const payoff = { amountType: 'PAYOFF' } as const;

  it('are those up to the next once payments bring it in time, and none before', () => {
    const given = (cents: number, on: string) => ({
      schedule: paidFirst,
      paymentsInProgress: [paying(cents, on)],
    });
    expect(covered({ schedule: paidFirst })).toEqual([]);
    expect(covered(given(10_800, '2026-11-27'))).toEqual(['2026-11-27']);
    expect(covered(given(10_799, '2026-11-27'))).toEqual([]);
    expect(covered(given(10_800, '2026-11-28'))).toEqual([]);
    expect(covered({ ...given(10_800, '2026-11-27'), nextPayment: undefined })).toEqual([]);
  });

  it('of a late loan are those before today, once all that is late is covered by today', () => {
    // One instalment is late, and the rest of what is past due are fees.
    const late = { ...LATE, fees: usd(4_998), nextPayment: due('2026-11-27') };
    const given = (cents: number) => ({ ...late, paymentsInProgress: [paying(cents, '2026-11-22')] });
    expect(covered(given(10_800))).toEqual([]);
    expect(covered(given(15_798))).toEqual(['2026-10-27']);
    expect(covered(given(26_597))).toEqual(['2026-10-27']);
    expect(covered(given(26_598))).toEqual(['2026-10-27', '2026-11-27']);
    // Also where the platform keeps the missed day as the next one.
    const missed = { ...given(26_598), nextPayment: due('2026-10-27') };
    expect(covered(missed)).toEqual(['2026-10-27', '2026-11-27']);
    const halves = aLoanOfInstalments(['2026-10-27', '2026-11-15', AT.today]).schedule;
    const schedule = halves.map((line, at): typeof line => (at < 2 ? { ...line, paid: usd(5_400) } : line));
    const today = { ...given(15_798), schedule, principalBalance: usd(21_600), nextPayment: due(AT.today) };
    expect(covered(today)).toEqual(['2026-10-27', '2026-11-15']);
    expect(covered({ ...today, nextPayment: due('2026-10-27') })).toEqual(['2026-10-27', '2026-11-15']);
    expect(covered({ ...today, ...given(26_598), nextPayment: due(AT.today) })).toHaveLength(3);
    // An instalment that the platform reports as past due is late on any day.
    const held = aLoanOfInstalments(days).schedule.map((line): typeof line => ({
      ...line,
      status: 'PAST_DUE',
    }));
    expect(covered({ ...given(15_798), schedule: held })).toEqual(days);
  });

  it('of a loan that is late by its status alone are not known', () => {
    const late = { subStatus: 'DELINQUENT_PAST_DUE', pastDue: usd(0) } as const;
    expect(covered({ ...late, paymentsInProgress: [paying(10_800, '2026-11-27')] })).toEqual([]);
  });

  it('are all from the day on which the loan is paid off, and those before it only where they are brought in time', () => {
    const paidOff = (on: string) => ({ paymentsInProgress: [paying(32_400, on, payoff)] });
    expect(covered({ ...paidOff('2026-11-22'), schedule: paidFirst })).toEqual(['2026-11-27', '2026-12-27']);
    expect(covered({ ...LATE, ...paidOff('2026-11-22') })).toEqual(days);
    expect(covered({ ...paidOff('2026-12-01'), schedule: paidFirst })).toEqual(['2026-12-27']);
    expect(covered({ ...LATE, ...paidOff('2026-12-27') })).toEqual(['2026-12-27']);
    expect(covered({ ...LATE, ...paidOff('2026-12-28') })).toEqual([]);
    const held = aLoanOfInstalments(days).schedule.map((line): typeof line => ({
      ...line,
      status: 'PAST_DUE',
    }));
    expect(covered({ ...LATE, ...paidOff('2026-12-01'), schedule: held })).toEqual([]);
  });
});

describe('the next payment that a list names', () => {
  const nextOf = (loan: LoanSummary | Loan) => nextToPay(loan, loanTodayOf(loan, AT));
  const covering = { paymentsInProgress: [paying(10_800, '2026-11-27')] };
  const days = ['2026-11-27', '2026-12-27'];
  const nextPayment = due('2026-11-27');

  it('is the one that the platform names, unless payments in progress cover it', () => {
    expect(nextOf(aLoanSummary({ nextPayment }))).toEqual(nextPayment);
    expect(nextOf(aLoanSummary({ nextPayment, paymentsInProgress: [paying(10_799, '2026-11-27')] }))).toEqual(
      nextPayment,
    );
  });

  it('is the one after it where that is known, and none otherwise', () => {
    expect(nextOf(aLoanOfInstalments(days, { nextPayment, ...covering }))).toEqual(due('2026-12-27'));
    expect(nextOf(aLoanSummary({ nextPayment, ...covering }))).toBeUndefined();
  });

  it('is none of the day on which a scheduled payment pays off a loan that is late, or later', () => {
    const loan = aLoanSummary({ ...LATE, nextPayment, balance: usd(20_000) });
    const paidOff = (on: string) => ({
      ...loan,
      paymentsInProgress: [paying(20_000, on, { amountType: 'PAYOFF' })],
    });
    expect(nextOf(paidOff('2026-11-26'))).toBeUndefined();
    expect(nextOf(paidOff('2026-11-27'))).toBeUndefined();
    expect(nextOf(paidOff('2026-11-28'))).toEqual(nextPayment);
    expect(nextOf({ ...paidOff('2026-11-28'), nextPayment: undefined })).toBeUndefined();
  });
});

it('a loan is paid off on the day of the last payment that it takes', () => {
  const balance = usd(50_000);
  const payoff = paying(39_200, '2026-11-24', { amountType: 'PAYOFF' });
  const other = paying(10_800, '2026-11-30');
  expect(paidOffOn({ balance, paymentsInProgress: [payoff] })).toBeUndefined();
  expect(paidOffOn({ balance, paymentsInProgress: [payoff, other] })).toBe('2026-11-30');
  expect(paidOffOn({ balance, paymentsInProgress: [other, payoff] })).toBe('2026-11-30');
  expect(paidOffOn({ balance, paymentsInProgress: [paying(50_000, '2026-11-24')] })).toBeUndefined();
  const allBut = (cents: number) => [paying(50_000 - cents, '2026-11-24', { amountType: 'PAYOFF' })];
  expect(paidOffOn({ balance, paymentsInProgress: allBut(500) })).toBe('2026-11-24');
  expect(paidOffOn({ balance, paymentsInProgress: allBut(501) })).toBeUndefined();
});

describe('a loan that is late', () => {
  it('asks for what is past due, says since when, and the last day before its late fee', () => {
    const fee = { on: day('2026-12-02'), amount: usd(1_500) };
    expect(stateOf({ ...LATE, lateFee: fee })).toEqual({
      kind: 'late',
      pastDue: usd(15_798),
      since: '2026-11-16',
      inGrace: true,
      ask: usd(15_798),
      processing: undefined,
      lateFee: { payBy: '2026-12-01', amount: usd(1_500) },
      failed: undefined,
      retryOn: undefined,
    });
    expect(stateOf({ ...LATE, lateFee: { ...fee, on: AT.today } })).toMatchObject({ lateFee: undefined });
    expect(stateOf({ ...LATE, lateFee: { ...fee, on: day('2026-11-23') } })).toMatchObject({
      lateFee: { payBy: AT.today },
    });
    expect(stateOf({ ...LATE, subStatus: 'DELINQUENT_PAST_DUE' })).toMatchObject({ inGrace: false });
  });

  it('takes the missed due day from the next payment where the platform keeps it there', () => {
    expect(stateOf({ ...LATE, pastDueSince: undefined })).toMatchObject({ since: undefined });
    expect(stateOf({ ...LATE, pastDueSince: undefined, nextPayment: due('2026-11-16') })).toMatchObject({
      since: '2026-11-16',
    });
  });

  it('is covered once payments of today bring all of it, and tells what is next less what they bring beyond', () => {
    const covered = { ...LATE, paymentsInProgress: [paying(15_798, '2026-11-22')] };
    expect(stateOf(covered)).toEqual({
      kind: 'processing',
      processing: { count: 1, amount: usd(15_798), countsOn: '2026-11-22', phase: 'processing' },
      next: { on: '2026-12-16', amount: usd(10_800), by: 'hand' },
    });
    expect(stateOf({ ...LATE, paymentsInProgress: [paying(16_798, '2026-11-22')] })).toMatchObject({
      next: { amount: usd(9_800) },
    });
    expect(stateOf({ ...LATE, paymentsInProgress: [paying(26_598, '2026-11-22')] })).toMatchObject({
      kind: 'processing',
      next: undefined,
    });
    expect(stateOf({ ...covered, nextPayment: undefined })).toMatchObject({ next: undefined });
  });

  it('asks for the rest where they bring less, and for nothing where what brings all of it counts later', () => {
    expect(stateOf({ ...LATE, paymentsInProgress: [paying(5_798, '2026-11-22')] })).toMatchObject({
      kind: 'late',
      ask: usd(10_000),
      processing: { amount: usd(5_798) },
    });
    expect(stateOf({ ...LATE, paymentsInProgress: [paying(15_798, '2026-11-23')] })).toMatchObject({
      kind: 'late',
      ask: undefined,
      processing: { amount: usd(15_798), countsOn: '2026-11-23' },
    });
    const lateFee = { on: day('2026-12-02'), amount: usd(1_500) };
    expect(stateOf({ ...LATE, lateFee, paymentsInProgress: [paying(5_798, '2026-11-22')] })).toMatchObject({
      lateFee: { payBy: '2026-12-01' },
    });
    const mixed = [paying(10_000, '2026-11-25'), paying(5_798, '2026-11-22')];
    expect(stateOf({ ...LATE, paymentsInProgress: mixed })).toMatchObject({
      kind: 'late',
      ask: undefined,
      processing: { count: 2, amount: usd(15_798), countsOn: '2026-11-25', phase: 'mixed' },
    });
  });

  it('is not covered by a payment to principal, nor by one that was cancelled', () => {
    const idle = [
      paying(15_798, '2026-11-22', { amountType: 'PRINCIPAL' }),
      paying(15_798, '2026-11-22', { status: 'CANCELLED' }),
    ];
    expect(stateOf({ ...LATE, paymentsInProgress: idle })).toMatchObject({
      kind: 'late',
      ask: usd(15_798),
      processing: undefined,
    });
  });

  it('is not covered by what is in progress where no amount is past due', () => {
    const paymentsInProgress = [paying(100, '2026-11-22')];
    expect(stateOf({ ...LATE, pastDue: usd(0), paymentsInProgress }).kind).toBe('late');
  });

  it('is not late since today, and once covered tells of a payment of today but of none before', () => {
    expect(stateOf({ ...LATE, pastDueSince: undefined, nextPayment: due('2026-11-22') })).toMatchObject({
      since: undefined,
    });
    const paymentsInProgress = [paying(15_798, '2026-11-22')];
    const nextOf = (dueOn: string) => stateOf({ ...LATE, paymentsInProgress, nextPayment: due(dueOn) });
    expect(nextOf('2026-11-22')).toMatchObject({ kind: 'processing', next: { on: '2026-11-22' } });
    expect(nextOf('2026-11-21')).toMatchObject({ kind: 'processing', next: undefined });
  });

  it('leaves of what is past due what nothing in progress brings', () => {
    const left = (cents: number) =>
      pastDueLeft(aLoanSummary({ ...LATE, paymentsInProgress: [paying(cents, '2026-11-22')] }));
    expect([left(798), left(15_798), left(20_000)]).toEqual([usd(15_000), usd(0), usd(0)]);
    expect(pastDueLeft(aLoanSummary(LATE))).toEqual(LATE.pastDue);
  });

  it('is up to date once it is covered, as one is of which nothing is past due', () => {
    const isFine = (changed: Partial<LoanSummary>) => isUpToDate(aLoanSummary(changed), AT.today);
    expect(isFine({})).toBe(true);
    expect(isFine(LATE)).toBe(false);
    expect(isFine({ ...LATE, paymentsInProgress: [paying(15_798, '2026-11-22')] })).toBe(true);
  });

  describe('since a day on which banks were closed, with its draft still to come,', () => {
    // 2026-11-21 is a Saturday.
    const since = { ...LATE, pastDue: usd(10_800), pastDueSince: day('2026-11-21'), autopayEnrolled: true };
    const draft = (on: string, cents = 10_800) => ({
      on: day(on),
      amount: usd(cents),
      method: { type: 'BANK_ACCOUNT', brand: undefined, last4: '4417' } as const,
      lastChangeAt: undefined,
    });
    const nextDraft = draft('2026-11-23');
    const fee = (on: string) => ({ on: day(on), amount: usd(1_500) });

    it('asks for nothing, and tells of the draft', () => {
      expect(stateOf({ ...since, nextDraft, lateFee: fee('2026-12-07') })).toMatchObject({
        kind: 'late',
        ask: undefined,
        draft: { on: '2026-11-23', amount: usd(10_800), by: 'autopay' },
        lateFee: undefined,
      });
      const rest = {
        nextDraft: draft('2026-11-23', 5_800),
        paymentsInProgress: [paying(5_000, '2026-11-22')],
      };
      expect(stateOf({ ...since, ...rest })).toMatchObject({ ask: undefined, draft: { amount: usd(5_800) } });
      const onTheLastDay = [paying(5_000, '2026-11-23')];
      expect(
        stateOf({ ...since, ...rest, paymentsInProgress: onTheLastDay, lateFee: fee('2026-11-24') }),
      ).toMatchObject({ ask: undefined, draft: { amount: usd(5_800) }, lateFee: undefined });
    });

    it('asks for nothing where another payment was returned meanwhile either', () => {
      const failed = aReturnedPayment();
      expect(stateOf({ ...since, nextDraft }, { failed })).toMatchObject({
        kind: 'late',
        ask: undefined,
        draft: { on: '2026-11-23' },
        failed,
      });
    });

    it('asks for it all the same where the draft is of another day, brings less or comes too late for the fee', () => {
      for (const other of [
        { nextDraft: draft('2026-12-16') },
        { nextDraft: draft('2026-11-23', 10_799) },
        { nextDraft, pastDueSince: day('2026-11-15') },
        { nextDraft, pastDueSince: undefined },
        { nextDraft, lateFee: fee('2026-11-23') },
        { nextDraft, lateFee: fee('2026-11-24'), paymentsInProgress: [paying(1, '2026-11-24')] },
      ]) {
        const state = stateOf({ ...since, ...other });
        expect(state).toMatchObject({ kind: 'late', draft: undefined });
        expect('ask' in state && state.ask).toBeTruthy();
      }
      expect(stateOf({ ...since, nextDraft, lateFee: fee('2026-11-24') })).toMatchObject({ ask: undefined });
    });
  });

  it('is late by its sub-status alone, too, and then asks for no amount', () => {
    expect(stateOf({ subStatus: 'DELINQUENT_PAST_DUE' })).toMatchObject({ kind: 'late', ask: undefined });
  });
});

describe('a payment that failed', () => {
  const failed = aReturnedPayment();
  it('is to be paid in place of its retry', () => {
    expect(stateOf({ ...LATE, pastDue: usd(10_800) }, { failed })).toEqual({
      kind: 'failed',
      payment: failed,
      ask: usd(10_800),
      retryOn: '2026-11-27',
      lateFee: undefined,
    });
    expect(stateOf({}, { failed })).toMatchObject({ kind: 'failed', ask: usd(10_800) });
  });

  it('is told with its retry where more than it is past due, and all of that is asked for', () => {
    const late = { kind: 'late', ask: LATE.pastDue, failed, retryOn: '2026-11-27' };
    expect(stateOf(LATE, { failed })).toMatchObject(late);
    const paymentsInProgress = [paying(1_000, '2026-11-22')];
    expect(stateOf({ ...LATE, paymentsInProgress }, { failed })).toMatchObject({ retryOn: undefined });
  });

  it('that is not retried takes precedence where it covers all that is past due, else the past-due amount does', () => {
    const given = aReturnedPayment({ failure: { reason: 'INSUFFICIENT_FUNDS', retryOn: undefined } });
    expect(stateOf({ ...LATE, pastDue: usd(10_800) }, { failed: given })).toMatchObject({
      kind: 'failed',
      ask: usd(10_800),
      retryOn: undefined,
    });
    expect(stateOf({ ...LATE, pastDue: usd(9_000) }, { failed: given })).toMatchObject({ ask: usd(9_000) });
    expect(stateOf(LATE, { failed: given })).toMatchObject({ kind: 'late', failed: given });
    expect(stateOf({}, { failed: given })).toMatchObject({ kind: 'due', failed: given });
    const tried = aReturnedPayment({ failure: { reason: 'INSUFFICIENT_FUNDS', retryOn: day('2026-11-21') } });
    expect(stateOf(LATE, { failed: tried })).toMatchObject({ kind: 'late' });
  });

  it('is not shown once a payment in progress replaces it, or where nothing can be paid', () => {
    const paymentsInProgress = [paying(10_800, '2026-11-22')];
    expect(stateOf({ ...LATE, paymentsInProgress }, { failed }).kind).toBe('late');
    expect(stateOf({ ...LATE, balance: usd(0) }, { failed }).kind).toBe('late');
    expect(stateOf(LATE, { failed: aReturnedPayment({ status: 'RECEIVED' }) }).kind).toBe('late');
  });
});

describe('a loan with a payment to come', () => {
  it('asks for it', () => {
    expect(stateOf({ nextPayment: due('2026-11-27') })).toEqual({
      kind: 'due',
      amount: usd(10_800),
      dueOn: '2026-11-27',
      ask: usd(10_800),
      processing: undefined,
      failed: undefined,
      notCoveredByAutopay: false,
    });
  });

  it('is covered by payments that count by the due day, and says what its schedule asks for then', () => {
    const covered = { nextPayment: due('2026-11-27'), paymentsInProgress: [paying(10_800, '2026-11-27')] };
    expect(stateOf(covered)).toEqual({
      kind: 'processing',
      processing: { count: 1, amount: usd(10_800), countsOn: '2026-11-27', phase: 'scheduled' },
      next: undefined,
    });
    const loan = aLoanOfInstalments(['2026-11-27', '2026-12-27'], {
      ...covered,
      paymentsInProgress: [aPaymentRequest({ payOn: day('2026-11-24') })],
    });
    expect(loanTodayOf(loan, AT)).toMatchObject({
      next: { on: '2026-12-27', amount: usd(10_800), by: 'hand' },
    });
    const byDraft = (on: string) => {
      const draft = { on: day(on), amount: usd(10_800), lastChangeAt: AT.now };
      const autopay = { ...loan.autopay, drafts: [draft] };
      return loanTodayOf({ ...loan, autopay, autopayEnrolled: true }, AT);
    };
    expect(byDraft('2026-12-27')).toMatchObject({ next: { on: '2026-12-27', by: 'autopay' } });
    expect(byDraft('2027-02-27')).toMatchObject({ next: { on: '2026-12-27', by: 'hand' } });
    expect(loanTodayOf({ ...loan, autopayEnrolled: true }, AT)).toMatchObject({ next: { by: 'hand' } });
  });

  it('passes over an instalment that was paid ahead', () => {
    const loan = aLoanOfInstalments(['2026-11-27', '2026-12-27', '2027-01-27'], {
      nextPayment: due('2026-11-27'),
      paymentsInProgress: [paying(10_800, '2026-11-24')],
    });
    const schedule = loan.schedule.map((line, at) =>
      at === 1 ? { ...line, paid: line.amount, status: 'PAID' as const } : line,
    );
    expect(loanTodayOf({ ...loan, schedule }, AT)).toMatchObject({ next: { on: '2027-01-27' } });
  });

  it('asks for the rest of it, and for nothing once the rest is scheduled after its day', () => {
    const nextPayment = due('2026-11-27');
    expect(stateOf({ nextPayment, paymentsInProgress: [paying(800, '2026-11-24')] })).toMatchObject({
      kind: 'due',
      ask: usd(10_000),
      processing: { amount: usd(800) },
    });
    expect(stateOf({ nextPayment, paymentsInProgress: [paying(10_800, '2026-11-28')] })).toMatchObject({
      kind: 'due',
      ask: undefined,
    });
    const inParts = [paying(800, '2026-11-24'), paying(10_000, '2026-11-28')];
    expect(stateOf({ nextPayment, paymentsInProgress: inParts })).toMatchObject({
      kind: 'due',
      ask: undefined,
    });
  });
});

describe('a loan on autopay', () => {
  const method = { type: 'BANK_ACCOUNT', brand: undefined, bankName: 'Bank', last4: '4417' } as const;
  const lastChangeAt = Date.UTC(2026, 10, 24) as Instant;
  const nextDraft = { on: day('2026-11-27'), amount: usd(10_800), method, lastChangeAt };
  const enrolled = { autopayEnrolled: true, nextPayment: due('2026-11-27'), nextDraft };

  it('says what will be taken, from where, and until when that can be changed', () => {
    expect(stateOf(enrolled)).toEqual({
      kind: 'automatic',
      on: '2026-11-27',
      amount: usd(10_800),
      method,
      lastChangeAt,
      changeable: true,
      enrolled: true,
    });
    expect(stateOf(enrolled, { now: lastChangeAt })).toMatchObject({ changeable: true });
    expect(stateOf(enrolled, { now: lastChangeAt + 1 })).toMatchObject({ changeable: false });
    const untold = { ...nextDraft, lastChangeAt: undefined };
    expect(stateOf({ ...enrolled, nextDraft: untold })).toMatchObject({ changeable: true });
  });

  it('tells of a draft that still comes after autopay was turned off, and that nothing changes it', () => {
    expect(stateOf({ ...enrolled, autopayEnrolled: false })).toMatchObject({
      kind: 'automatic',
      enrolled: false,
      changeable: false,
    });
    const { autopay } = aLoan();
    const drafts = [{ on: day('2026-11-27'), amount: usd(10_800), lastChangeAt }];
    const loan = aLoan({ nextPayment: due('2026-11-27'), autopay: { ...autopay, drafts } });
    expect(loanTodayOf(loan, AT)).toMatchObject({ kind: 'automatic', enrolled: false, method: undefined });
  });

  it('promises no draft that the platform does not report', () => {
    expect(stateOf({ ...enrolled, nextDraft: undefined }).kind).toBe('due');
    const { autopay } = aLoan();
    const loan = aLoan({ autopayEnrolled: true, nextPayment: due('2026-11-27') });
    const stateWith = (...drafts: Loan['autopay']['drafts']) =>
      loanTodayOf({ ...loan, autopay: { ...autopay, enrolled: true, drafts } }, AT);
    expect(stateWith().kind).toBe('due');
    expect(stateWith({ ...nextDraft, on: day('2026-12-27') }).kind).toBe('due');
    expect(stateWith({ ...nextDraft, on: day('2026-11-21') }, nextDraft)).toMatchObject({ on: '2026-11-27' });
  });

  it('is due, and known to be on, where no reported draft covers it and autopay is not paused', () => {
    const unlisted = { ...enrolled, nextDraft: undefined };
    expect(stateOf(unlisted)).toMatchObject({ kind: 'due', notCoveredByAutopay: true });
    expect(stateOf({ ...unlisted, autopayPaused: true })).toMatchObject({ notCoveredByAutopay: false });
    expect(stateOf({ ...unlisted, autopayEnrolled: false })).toMatchObject({ notCoveredByAutopay: false });
    for (const [on, notCoveredByAutopay] of [
      [day('2026-12-27'), true],
      // It may still be on its way.
      [day('2026-11-21'), false],
    ] as const) {
      const listed = { ...nextDraft, on };
      const expected = { kind: 'due', notCoveredByAutopay };
      expect(stateOf({ ...enrolled, nextDraft: listed })).toMatchObject(expected);
      const autopay = { ...aLoan().autopay, enrolled: true, drafts: [listed] };
      const loan = aLoan({ autopayEnrolled: true, nextPayment: due('2026-11-27'), autopay });
      expect(loanTodayOf(loan, AT)).toMatchObject(expected);
    }
  });

  it('is due while autopay is paused, unless its draft can no longer be changed', () => {
    const paused = { ...enrolled, autopayPaused: true };
    expect(stateOf(paused)).toMatchObject({ kind: 'due', ask: usd(10_800), notCoveredByAutopay: false });
    const fixed = { ...nextDraft, lastChangeAt: (AT.now - 1) as Instant };
    expect(stateOf({ ...paused, nextDraft: fixed })).toMatchObject({ kind: 'automatic', changeable: false });
    const paymentsInProgress = [paying(10_800, '2026-11-22')];
    expect(stateOf({ ...paused, nextPayment: due('2026-11-25'), paymentsInProgress })).toMatchObject({
      kind: 'processing',
      next: undefined,
    });
  });

  it('is due anyway where the draft comes too late or brings too little', () => {
    const later = { ...nextDraft, on: day('2026-12-05') };
    expect(stateOf({ ...enrolled, nextDraft: later }).kind).toBe('due');
    expect(stateOf({ ...enrolled, nextDraft: { ...nextDraft, on: day('2026-12-04') } }).kind).toBe(
      'automatic',
    );
    expect(stateOf({ ...enrolled, nextDraft: { ...nextDraft, amount: usd(10_799) } }).kind).toBe('due');
    const paymentsInProgress = [paying(1, '2026-11-24')];
    expect(
      stateOf({ ...enrolled, paymentsInProgress, nextDraft: { ...nextDraft, amount: usd(10_799) } }).kind,
    ).toBe('automatic');
  });

  it('has a draft of today, and of a day that has passed none', () => {
    const told = (on: string) => stateOf({ ...enrolled, nextDraft: { ...nextDraft, on: day(on) } });
    expect(told('2026-11-22')).toMatchObject({ on: '2026-11-22', changeable: true });
    expect(told('2026-11-21').kind).toBe('due');
  });

  it('is drawn although what is in progress would bring all of it after its day', () => {
    const paymentsInProgress = [paying(10_800, '2026-11-28')];
    expect(stateOf({ ...enrolled, paymentsInProgress }).kind).toBe('automatic');
  });

  it('tells the draft after a payment that is covered, and only that', () => {
    const paymentsInProgress = [paying(10_800, '2026-11-24')];
    const after = { ...nextDraft, on: day('2026-12-27') };
    expect(stateOf({ ...enrolled, paymentsInProgress, nextDraft: after })).toMatchObject({
      kind: 'processing',
      next: { on: '2026-12-27', by: 'autopay' },
    });
    expect(stateOf({ ...enrolled, paymentsInProgress, nextDraft: undefined })).toMatchObject({
      kind: 'processing',
      next: undefined,
    });
    const passed = { ...nextDraft, on: day('2026-11-21') };
    expect(
      stateOf({
        ...enrolled,
        nextPayment: due('2026-11-20'),
        nextDraft: passed,
        paymentsInProgress: [paying(10_800, '2026-11-20')],
      }),
    ).toMatchObject({ kind: 'processing', next: undefined });
    expect(
      stateOf({
        ...LATE,
        autopayEnrolled: true,
        nextDraft,
        paymentsInProgress: [paying(15_798, '2026-11-22')],
      }),
    ).toMatchObject({ kind: 'processing', next: { on: '2026-11-27', by: 'autopay' } });
  });

  it('has a draft even where nothing is due next', () => {
    expect(stateOf({ nextPayment: undefined, nextDraft }).kind).toBe('automatic');
  });
});

describe('a loan on which nothing is due for a while', () => {
  it.each([
    ['a hardship plan', { hardship: { plan: 0, until: day('2027-02-02') } }, '2027-02-03', 'hardship'],
    [
      'a hardship plan that ends before',
      { hardship: { plan: 0, until: day('2026-12-01') } },
      '2026-12-01',
      'due',
    ],
    [
      'a hardship plan that is over',
      { hardship: { plan: 0, until: day('2026-11-20') } },
      '2026-12-01',
      'due',
    ],
    ['a hardship plan on its last day', { hardship: { plan: 0, until: AT.today } }, '2026-12-01', 'hardship'],
    [
      'a loan that has just begun',
      { installmentsPaid: 0, openedOn: day('2026-10-22') },
      '2026-12-17',
      'just-opened',
    ],
    ['the first payment coming close', { installmentsPaid: 0, openedOn: AT.today }, '2026-12-06', 'due'],
    [
      'a new loan with a payment made early',
      { installmentsPaid: 1, openedOn: AT.today },
      '2026-12-17',
      'due',
    ],
    ['an older loan without a payment', { installmentsPaid: 0 }, '2026-12-17', 'due'],
    ['a long wait for the first payment', { installmentsPaid: 0 }, '2026-12-24', 'settled'],
    ['a loan that may be paid ahead', {}, '2026-12-24', 'settled'],
    ['a month to go', {}, '2026-12-23', 'due'],
  ] as const)('by %s', (_name, changed, dueOn, expected) => {
    const state = stateOf({ ...changed, nextPayment: due(dueOn) });
    if (expected === 'due') expect(state.kind).toBe('due');
    else expect(state).toEqual({ kind: 'nothing-due', reason: expected, until: dueOn, amount: usd(10_800) });
  });

  it('by being paid ahead, where an instalment that is to come is paid, and not where one is deferred', () => {
    const paid = { paid: usd(10_800), status: 'PAID' } as const;
    const loan = aLoanOfInstalments(['2026-11-01', '2026-12-01', '2027-01-01'], {
      nextPayment: due('2027-01-01'),
    });
    const withPaid = (...at: readonly number[]) =>
      loanTodayOf(
        {
          ...loan,
          schedule: loan.schedule.map((line, index) => (at.includes(index) ? { ...line, ...paid } : line)),
        },
        AT,
      );
    expect(withPaid(0, 1)).toMatchObject({ kind: 'nothing-due', reason: 'paid-ahead', until: '2027-01-01' });
    expect(withPaid(0)).toMatchObject({ kind: 'nothing-due', reason: 'settled', until: '2027-01-01' });
    const onDueDay = loanTodayOf(
      { ...loan, schedule: loan.schedule.map((line) => ({ ...line, ...paid, dueOn: AT.today })) },
      AT,
    );
    expect(onDueDay).toMatchObject({ reason: 'paid-ahead' });
  });

  it('in review, settled or over', () => {
    expect(stateOf({ status: 'REVIEW' })).toMatchObject({ reason: 'in-review', until: undefined });
    expect(stateOf({ nextPayment: undefined })).toMatchObject({ reason: 'settled' });
    for (const status of ['OFFERED', 'PAID', 'CANCELLED', 'CLOSED', 'EXPIRED'] as const)
      expect(stateOf({ status })).toMatchObject({ kind: 'nothing-due', reason: 'ended' });
  });
});

it('a charged-off loan is still owed while it has a balance, and an unknown status is unknown', () => {
  expect(stateOf({ status: 'CHARGED_OFF' })).toEqual({ kind: 'still-owed', balance: usd(50_000) });
  expect(stateOf({ status: 'CHARGED_OFF', balance: usd(0) })).toMatchObject({ reason: 'ended' });
  expect(stateOf({ ...LATE, status: 'UNKNOWN_STATUS' })).toEqual({ kind: 'unknown' });
  for (const status of LOAN_STATUSES) expect(stateOf({ status })).toHaveProperty('kind');
});

describe('of several loans', () => {
  const one = (id: string, changed: Partial<LoanSummary>): LoanSummary =>
    aLoanSummary({ id: id as LoanId, ...changed });
  const soon = one('soon', { nextPayment: due('2026-11-27') });
  const later = one('later', { nextPayment: due('2026-12-09') });
  const late = one('late', LATE);
  const older = one('older', { ...LATE, pastDueSince: day('2026-10-16') });
  const unknown = one('unknown', { status: 'UNKNOWN_STATUS' });
  const quiet = one('quiet', { nextPayment: due('2027-02-03') });
  const owed = one('owed', { status: 'CHARGED_OFF' });
  const drawn = one('drawn', {
    autopayEnrolled: true,
    nextPayment: due('2026-11-25'),
    nextDraft: {
      on: day('2026-11-25'),
      amount: usd(10_800),
      method: { type: 'BANK_ACCOUNT', brand: undefined, bankName: 'Bank', last4: '4417' },
      lastChangeAt: undefined,
    },
  });
  const covered = one('covered', {
    nextPayment: due('2026-11-24'),
    paymentsInProgress: [paying(10_800, '2026-11-23')],
  });
  const speaks = (...loans: readonly LoanSummary[]) => leadOf(loans, AT, { isWhole: true })?.loan.id;

  it('the most urgent leads', () => {
    expect(speaks(quiet, owed, covered, unknown, later, soon, late, older)).toBe('older');
    expect(speaks(quiet, owed, drawn, unknown, later, soon)).toBe('soon');
    expect(speaks(quiet, owed, drawn, unknown)).toBe('unknown');
    expect(speaks(quiet, owed, drawn, covered)).toBe('covered');
    expect(speaks(quiet, owed)).toBe('owed');
    expect(speaks(one('far', { nextPayment: due('2027-05-03') }), quiet)).toBe('quiet');
  });

  it('the others are counted, with the day by which they are due', () => {
    expect(leadOf([late, soon, later, older, quiet], AT, { isWhole: true })?.others).toEqual({
      late: 1,
      due: 2,
      by: '2026-12-09',
    });
    expect(leadOf([soon], AT, { isWhole: true })?.others).toEqual({ late: 0, due: 0, by: undefined });
  });

  it('the list’s totals count them where it is incomplete, less the lead', () => {
    const totals = {
      count: 40,
      balance: usd(0),
      pastDue: { count: 3, amount: usd(0) },
      dueSoon: { count: 7, amount: usd(0), by: day('2026-12-22') },
    };
    const others = (...loans: readonly LoanSummary[]) =>
      leadOf(loans, AT, { isWhole: false, totals })?.others;
    expect(others(late, soon)).toEqual({ late: 2, due: 7, by: '2026-12-22' });
    expect(others(soon)).toEqual({ late: 3, due: 6, by: '2026-12-22' });
    expect(others(quiet)).toEqual({ late: 3, due: 7, by: '2026-12-22' });
    const none = {
      ...totals,
      pastDue: { ...totals.pastDue, count: 0 },
      dueSoon: { ...totals.dueSoon, count: 0 },
    };
    expect(leadOf([late], AT, { isWhole: false, totals: none })?.others).toMatchObject({ late: 0, due: 0 });
    expect(leadOf([soon], AT, { isWhole: false, totals: none })?.others).toMatchObject({ late: 0, due: 0 });
  });
});
