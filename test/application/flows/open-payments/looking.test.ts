import type { Flow } from '@member-portal/application/flows';
import type { OpenPaymentsEvent, OpenPaymentsState } from '@member-portal/application/flows/open-payments';
import { SubmitPayment } from '@member-portal/application/payments';
import type { ReadFailure } from '@member-portal/application/ports';
import type { Loan } from '@member-portal/domain/loan';
import { MAY_ARRIVE_WITHIN_MS } from '@member-portal/domain/payment';
import { type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN, type Page } from '../payment/browser.ts';

const offline = { kind: 'answered', failure: OFFLINE } as const;

/** Looks on a page; `outcomes` lists what each change of the flow reports. */
const looksOn = (page: Page) => {
  const flow = page.lookAtOpenPayments();
  const outcomes: string[] = [];
  flow.subscribe(() =>
    outcomes.push(
      flow
        .state()
        .payments.map(({ outcome }) => outcome.kind)
        .join(),
    ),
  );
  return { flow, outcomes };
};

/** A page that is opened after the answer to a payment was lost in another one. */
const afterLostAnswer = async (how: 'lost-before' | 'lost-after') => {
  const browser = aBrowser();
  const { platform, time } = browser;
  platform.orderFaults.queue({ kind: how, failure: TIMEOUT });
  platform.readFaults.queue(...Array.from({ length: 40 }, () => offline));
  void browser.openPage().services.get(SubmitPayment)(aReviewedPayment());
  await time.advance(11_000);
  while (platform.readFaults.next());
  const page = browser.openPage();
  return { ...browser, page, ...looksOn(page) };
};

const outcomeOf = (flow: Flow<OpenPaymentsState, OpenPaymentsEvent>) => flow.state().payments[0]?.outcome;

describe('a payment left open', () => {
  it('is looked up at the first subscription, and reported after the reads that it invalidated are refreshed', async () => {
    const { platform, page, flow } = await afterLostAnswer('lost-after');
    const told: string[] = [];
    page.reads.watch(
      { read: 'loan', loanId: LOAN },
      () => platform.readLoan(LOAN),
      () => told.push('loan'),
    );
    await settled();
    flow.subscribe(() => told.push('outcome'));
    await settled();
    expect(outcomeOf(flow)).toMatchObject({ kind: 'booked' });
    expect(told.slice(0, 2)).toEqual(['loan', 'loan']);
  });

  it.each(['before the refresh ends', 'and closes again before the refresh ends'] as const)(
    'booked while a dialog is open is reported once none is, even where one opens %s',
    async (when) => {
      const { page, platform, flow, time, openPage } = await afterLostAnswer('lost-after');
      const ends: (() => void)[] = [];
      page.reads.watch(
        { read: 'loan', loanId: LOAN },
        () =>
          new ResultAsync(
            new Promise<Result<Loan, ReadFailure>>((resolve) => {
              ends.push(() => void platform.readLoan(LOAN).then(resolve));
            }),
          ),
        () => undefined,
      );
      await settled();
      const refresh = ends.at(-1);
      expect(flow.state().payments).toEqual([]);
      flow.send({ kind: 'pause' });
      if (when.startsWith('and')) {
        flow.send({ kind: 'look' });
        await settled();
      }
      for (const end of ends) end();
      await settled();
      expect(refresh).toBeDefined();
      flow.send({ kind: 'look' });
      await settled();
      for (const end of ends) end();
      await time.advance(60_000);
      expect(flow.state().payments).toMatchObject([{ outcome: { kind: 'booked' } }]);
      // Its intent is closed: no other page reports it.
      const next = openPage().lookAtOpenPayments();
      next.subscribe(() => undefined);
      await time.advance(60_000);
      expect(next.state().payments).toEqual([]);
    },
  );

  it('is followed until it is known never to have arrived, and reported again until it is dismissed', async () => {
    const { flow, outcomes, time, openPage } = await afterLostAnswer('lost-before');
    await settled();
    expect(outcomeOf(flow)).toMatchObject({ kind: 'undecided' });
    await time.advance(MAY_ARRIVE_WITHIN_MS + 60_000);
    expect(outcomeOf(flow)).toMatchObject({ kind: 'never-booked' });
    expect(outcomes.filter((told) => told !== '')).toEqual(['undecided', 'never-booked']);
    const next = openPage().lookAtOpenPayments();
    next.subscribe(() => undefined);
    await settled();
    expect(outcomeOf(next)).toMatchObject({ kind: 'never-booked' });
    const [told] = next.state().payments;
    if (!told) throw new Error('nothing told');
    next.send({ kind: 'put-away', payment: told });
    await settled();
    const last = openPage().lookAtOpenPayments();
    last.subscribe(() => undefined);
    await settled();
    expect(last.state().payments).toEqual([]);
  });

  it('is reported once where the first look-up finds its outcome', async () => {
    const { time, openPage } = await afterLostAnswer('lost-before');
    time.sleep(MAY_ARRIVE_WITHIN_MS);
    const { flow, outcomes } = looksOn(openPage());
    await time.advance(60_000);
    expect(outcomeOf(flow)).toMatchObject({ kind: 'never-booked' });
    expect(outcomes.filter((told) => told !== '')).toEqual(['never-booked']);
  });

  it('stays reported while it is looked up again', async () => {
    const { time, flow, outcomes } = await afterLostAnswer('lost-before');
    for (const kind of ['undecided', 'never-booked'] as const) {
      await settled();
      expect(outcomeOf(flow)).toMatchObject({ kind });
      outcomes.length = 0;
      flow.send({ kind: 'pause' });
      time.sleep(MAY_ARRIVE_WITHIN_MS + 60_000);
      flow.send({ kind: 'look' });
      await settled();
      expect(outcomes).not.toContain('');
    }
    expect(outcomes.at(-1)).toBe('never-booked');
  });

  it('is followed no longer once the flow is paused or disposed', async () => {
    const paused = await afterLostAnswer('lost-before');
    await settled();
    expect(paused.time.waiting()).toBe(1);
    paused.flow.send({ kind: 'pause' });
    expect(paused.time.waiting()).toBe(0);
    await paused.time.advance(MAY_ARRIVE_WITHIN_MS + 60_000);
    expect(outcomeOf(paused.flow)).toMatchObject({ kind: 'undecided' });
    expect(paused.time.waiting()).toBe(0);
    paused.flow.send({ kind: 'look' });
    await settled();
    expect(outcomeOf(paused.flow)).toMatchObject({ kind: 'never-booked' });
    const left = await afterLostAnswer('lost-before');
    await settled();
    left.flow.dispose();
    expect(left.time.waiting()).toBe(0);
    await left.time.advance(MAY_ARRIVE_WITHIN_MS + 60_000);
    expect(outcomeOf(left.flow)).toMatchObject({ kind: 'undecided' });
    expect(left.time.waiting()).toBe(0);
  });

  it('invalidates no read while its outcome is unknown', async () => {
    const { page, platform, flow } = await afterLostAnswer('lost-before');
    let reads = 0;
    page.reads.watch(
      { read: 'loan', loanId: LOAN },
      () => platform.readLoan(LOAN),
      () => {
        reads += 1;
      },
    );
    await settled();
    expect(outcomeOf(flow)).toMatchObject({ kind: 'undecided' });
    expect(reads).toBe(1);
  });

  it('is not looked up without a session, and waits for the next look-up', async () => {
    const { page, openPage } = await afterLostAnswer('lost-after');
    page.sessions.close('expired');
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    expect(flow.state()).toEqual({ kind: 'watching', payments: [] });
    const next = openPage().lookAtOpenPayments();
    next.subscribe(() => undefined);
    await settled();
    expect(outcomeOf(next)).toMatchObject({ kind: 'booked' });
  });

  it('does not exist where every payment was answered', async () => {
    const { openPage } = aBrowser();
    const flow = openPage().lookAtOpenPayments();
    let told = 0;
    flow.subscribe(() => {
      told += 1;
    });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'watching', payments: [] });
    expect(told).toBeLessThanOrEqual(1);
  });
});
