import { type Cancellation, createCanceller } from '@member-portal/application/cancellation';
import type { SubmissionAnswer } from '@member-portal/application/flows/ordering';
import type { ReconciledPayment, SubmitPaymentFailure } from '@member-portal/application/payments';
import type { ReadFailure } from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import type { Loan } from '@member-portal/domain/loan';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { submissionRunner } from '../../../../src/application/flows/ordering/run-submission.ts';
import { aLoan } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { fakeClock } from '../../../support/fakes/fake-clock.ts';
import { fakeTime, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { LOAN } from '../payment/browser.ts';

const payment = aReviewedPayment();
const made = { kind: 'in-progress', request: aPaymentRequest() } as const;
const booked: ReconciledPayment = { kind: 'booked', payment: made };
const neverBooked: ReconciledPayment = { kind: 'never-booked', order: { requestKey: 'key-1', sendings: 1 } };
const UNKNOWN: SubmitPaymentFailure = { kind: 'unknown-outcome' };
const DECLINED: SubmitPaymentFailure = { kind: 'refused', refusal: 'method-declined' };
const EARLIER: SubmitPaymentFailure = { kind: 'earlier-payment-undecided' };
const UNREACHED: SubmitPaymentFailure = { kind: 'request-failed', failure: OFFLINE };

/** A submission whose answers the test gives, beside a loan that is on the screen. */
const aSubmission = async () => {
  const time = fakeTime();
  const [recordTiming, wasMade, wasNotMade] = [vi.fn(), vi.fn(), vi.fn()];
  const putAway = vi.fn(() => okAsync<void, never>(undefined));
  const said: SubmissionAnswer[] = [];
  const follows: {
    readonly answer: (result: Result<ReconciledPayment, ReadFailure>) => void;
    readonly cancellation: Cancellation | undefined;
  }[] = [];
  let submitted: SubmitPaymentFailure | undefined;
  let isReading = Promise.resolve();
  let isReadable = true;
  let loan: Loan | undefined;
  const readLoan = vi.fn(() =>
    ResultAsync.fromSafePromise(isReading).andThen(() => (isReadable ? okAsync(aLoan()) : errAsync(OFFLINE))),
  );
  const reads = createReadCache();
  reads.watch({ read: 'loan', loanId: LOAN }, readLoan, (read) => {
    loan = read.unwrapOr(loan);
  });
  await settled();
  const disposer = createCanceller();
  const run = submissionRunner(
    {
      submit: () => (submitted ? errAsync(submitted) : okAsync(made)),
      made: wasMade,
      notMade: wasNotMade,
      follow: (_, cancellation) =>
        new ResultAsync(new Promise((answer) => follows.push({ answer, cancellation }))),
      putAway,
      recordTiming,
      clock: fakeClock(time),
      loanNow: () => loan,
    },
    reads,
  );
  const carryOut = async (effect: Parameters<typeof run>[0]): Promise<void> => {
    run(effect, { send: (answer) => said.push(answer), disposed: disposer.cancellation });
    await settled();
  };
  return {
    time,
    recordTiming,
    wasMade,
    wasNotMade,
    putAway,
    said,
    dispose: disposer.cancel,
    failReads: (): void => {
      isReadable = false;
    },
    readings: () => readLoan.mock.calls.length,
    /** Holds back answers to reads until the returned function is called. */
    holdReads: (): (() => void) => {
      let release = (): void => undefined;
      isReading = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    submit: async (failure?: SubmitPaymentFailure): Promise<void> => {
      submitted = failure;
      await carryOut({ kind: 'submit', payment });
    },
    follow: () => carryOut({ kind: 'follow', loanId: LOAN }),
    stopFollowing: () => carryOut({ kind: 'stop-following' }),
    followed: () => follows.at(-1)?.cancellation,
    find: async (result: Result<ReconciledPayment, ReadFailure>): Promise<void> => {
      follows.at(-1)?.answer(result);
      await settled();
    },
  };
};

describe('the time from pressing to a confirmed payment', () => {
  it('counts from the first press, where the answer to it was lost', async () => {
    const { time, submit, recordTiming } = await aSubmission();
    await submit(UNKNOWN);
    time.sleep(3000);
    await submit();
    expect(recordTiming.mock.calls).toEqual([['pay to confirmed', 3000]]);
    time.sleep(1000);
    await submit();
    expect(recordTiming).toHaveBeenLastCalledWith('pay to confirmed', 0);
  });

  it('restarts after a refusal', async () => {
    const { time, submit, recordTiming } = await aSubmission();
    await submit(DECLINED);
    time.sleep(3000);
    await submit();
    expect(recordTiming.mock.calls).toEqual([['pay to confirmed', 0]]);
  });

  it('ends only when the payment is found', async () => {
    const { time, submit, follow, find, recordTiming, wasNotMade } = await aSubmission();
    await submit(UNKNOWN);
    await follow();
    await find(ok(neverBooked));
    expect(wasNotMade).toHaveBeenCalledOnce();
    expect(recordTiming).not.toHaveBeenCalled();
    time.sleep(5000);
    await follow();
    await find(ok(booked));
    expect(recordTiming.mock.calls).toEqual([['pay to confirmed', 5000]]);
  });

  it('is not measured for a payment that was not sent by this page', async () => {
    const { follow, find, said, recordTiming, putAway } = await aSubmission();
    await follow();
    await find(ok(booked));
    expect(said).toEqual([{ kind: 'payment-found', found: booked, isLoanOld: false }]);
    expect(putAway.mock.calls).toEqual([[LOAN, booked]]);
    expect(recordTiming).not.toHaveBeenCalled();
  });
});

describe('the answer to a payment', () => {
  it.each([
    [undefined, 1, 0],
    [DECLINED, 0, 1],
    [UNREACHED, 0, 0],
    [EARLIER, 0, 0],
    [UNKNOWN, 0, 0],
  ])(
    '%j: says at once whether it was made, even after the buyer has left',
    async (failure, made, notMade) => {
      const { dispose, submit, wasMade, wasNotMade, holdReads } = await aSubmission();
      holdReads();
      dispose();
      await submit(failure);
      expect(wasMade).toHaveBeenCalledTimes(made);
      expect(wasNotMade).toHaveBeenCalledTimes(notMade);
    },
  );

  it('does not tell that it was not made where nothing is open any more: another tab may have found it', async () => {
    const { submit, follow, find, wasNotMade } = await aSubmission();
    await submit(UNKNOWN);
    await follow();
    await find(ok({ kind: 'none-open' }));
    expect(wasNotMade).not.toHaveBeenCalled();
  });

  it.each([[undefined], [DECLINED]])('is reported with the loan as it is then: %j', async (failure) => {
    const { submit, said, holdReads } = await aSubmission();
    const release = holdReads();
    await submit(failure);
    expect(said).toEqual([]);
    release();
    await settled();
    expect(said).toEqual([
      { kind: 'payment-answered', result: failure ? err(failure) : ok(made), isLoanOld: false },
    ]);
  });

  it('is reported with a loan from before it where the loan cannot be read again', async () => {
    const { submit, follow, find, said, failReads } = await aSubmission();
    failReads();
    await submit();
    await follow();
    await find(ok(booked));
    expect(said).toEqual([
      { kind: 'payment-answered', result: ok(made), isLoanOld: true },
      { kind: 'payment-found', found: booked, isLoanOld: true },
    ]);
  });

  it.each([[UNKNOWN], [UNREACHED]])(
    'is reported at once where the loan is likely unreadable too: %j',
    async (failure) => {
      const { submit, said, holdReads, readings } = await aSubmission();
      holdReads();
      await submit(failure);
      expect(said).toEqual([{ kind: 'payment-answered', result: err(failure), isLoanOld: false }]);
      expect(readings()).toBe(2);
    },
  );
});

describe('following a payment', () => {
  it('that could not be looked up reports nothing and rereads nothing', async () => {
    const { follow, find, said, readings } = await aSubmission();
    await follow();
    await find(err(OFFLINE));
    expect([said, readings()]).toEqual([[], 1]);
  });

  it('ends with the flow and with the next order, and the loan is reread', async () => {
    for (const end of ['dispose', 'stopFollowing'] as const) {
      const submission = await aSubmission();
      await submission.follow();
      expect(submission.followed()?.aborted).toBe(false);
      await submission[end]();
      expect(submission.followed()?.aborted).toBe(true);
      await submission.find(ok(booked));
      expect([submission.said, submission.readings()]).toEqual([[], 2]);
      // It stays open, so that the page beneath finds it too.
      expect(submission.putAway).not.toHaveBeenCalled();
    }
  });
});
