import { PaymentOptionsOf } from '@member-portal/application/payments';
import type { Read } from '@member-portal/application/reads';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { type Choices, watchChoices } from '../../../../src/application/flows/ordering/choices.ts';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';

const LOAN_READ = { read: 'loan', loanId: LOAN } satisfies Read;
const METHODS_READ = { read: 'payment-methods' } satisfies Read;
const HISTORY_READ = { read: 'history', loanId: LOAN } satisfies Read;

/** The choices of a loan, over reads whose answers the test gives. */
const watched = (given: { readonly loan?: Loan; readonly methods?: readonly PaymentMethod[] } = {}) => {
  const page = aBrowser().openPage();
  const answers = {
    loan: (): ResultAsync<Loan, RequestFailure> => okAsync(given.loan ?? aLoan()),
    methods: (): ResultAsync<readonly PaymentMethod[], RequestFailure> =>
      okAsync(given.methods ?? [aPaymentMethod()]),
    history: (): ReturnType<Parameters<typeof watchChoices>[0]['readHistory']> =>
      okAsync({ items: [], nextCursor: undefined }),
  };
  const readLoan = vi.fn(() => answers.loan());
  const listMethods = vi.fn(() => answers.methods());
  const readHistory = vi.fn(() => answers.history());
  const told: Choices[] = [];
  const open = () =>
    watchChoices(
      { readLoan, listMethods, readHistory, optionsOf: page.services.get(PaymentOptionsOf) },
      { loanId: LOAN, reads: page.reads },
      (choices) => told.push(choices),
    );
  const reads = () => [readLoan, listMethods, readHistory].map(({ mock }) => mock.calls.length);
  return { page, answers, told, open, reads };
};

describe('what a borrower may choose from', () => {
  it.each(['loan', 'methods', 'history'] as const)(
    'is reported once everything was read, also where %s answers last',
    async (last) => {
      const { answers, told, open } = watched();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const answer: () => ResultAsync<unknown, unknown> = answers[last];
      Object.assign(answers, { [last]: () => ResultAsync.fromSafePromise(held).andThen(answer) });
      const choices = open();
      await settled();
      expect([choices.current(), told]).toEqual([undefined, []]);
      release();
      await settled();
      expect(told).toMatchObject([{ kind: 'ready', options: { methods: [{ id: aPaymentMethod().id }] } }]);
    },
  );

  it.each(['loan', 'methods'] as const)(
    'says why %s could not be read, and rereads only that',
    async (which) => {
      const { answers, open, reads } = watched();
      const answer = answers[which];
      Object.assign(answers, { [which]: () => errAsync(OFFLINE) });
      const choices = open();
      await settled();
      expect(choices.current()).toEqual({ kind: 'failed', failure: OFFLINE });
      Object.assign(answers, { [which]: answer });
      choices.retry();
      expect(choices.current()).toBeUndefined();
      await settled();
      expect(choices.current()?.kind).toBe('ready');
      expect(reads()).toEqual(which === 'loan' ? [2, 1, 1] : [1, 2, 1]);
    },
  );

  it('rereads the history too where it failed with the rest, so that no retry is missed', async () => {
    const { answers, open, reads } = watched();
    const known = {
      ...answers,
      history: () => okAsync({ items: [aReturnedPayment()], nextCursor: undefined }),
    };
    Object.assign(answers, { loan: () => errAsync(OFFLINE), history: () => errAsync(OFFLINE) });
    const choices = open();
    await settled();
    Object.assign(answers, known);
    choices.retry();
    await settled();
    expect(choices.current()).toMatchObject({ kind: 'ready', retryAhead: { id: aReturnedPayment().id } });
    expect(reads()).toEqual([2, 1, 2]);
  });

  it('rereads nothing where nothing failed, or nothing has answered yet', async () => {
    const { open, reads } = watched();
    const choices = open();
    choices.retry();
    await settled();
    choices.retry();
    await settled();
    expect(reads()).toEqual([1, 1, 1]);
    expect(choices.current()?.kind).toBe('ready');
  });

  it('does not reread the history where it alone failed: there are choices without it', async () => {
    const { answers, open, reads } = watched();
    Object.assign(answers, { history: () => errAsync(OFFLINE) });
    const choices = open();
    await settled();
    choices.retry();
    await settled();
    expect(reads()).toEqual([1, 1, 1]);
  });

  it('leaves a history alone that has not answered yet while the rest is reread', async () => {
    const { answers, open, reads } = watched();
    const answer = answers.loan;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const history = answers.history;
    Object.assign(answers, {
      loan: () => errAsync(OFFLINE),
      history: () => ResultAsync.fromSafePromise(held).andThen(history),
    });
    const choices = open();
    await settled();
    Object.assign(answers, { loan: answer });
    choices.retry();
    await settled();
    release();
    await settled();
    expect(choices.current()?.kind).toBe('ready');
    expect(reads()).toEqual([2, 1, 1]);
  });

  it('is unchanged where a later read fails', async () => {
    const { page, answers, open } = watched();
    const choices = open();
    await settled();
    for (const [which, read] of [
      ['loan', LOAN_READ],
      ['methods', METHODS_READ],
    ] as const) {
      Object.assign(answers, { [which]: () => errAsync(OFFLINE) });
      await page.reads.refresh([read]);
      expect(choices.current()?.kind).toBe('ready');
    }
  });

  it('includes added methods, and the latest payments of the loan', async () => {
    const given = { loan: aLoan(), methods: [] as PaymentMethod[] };
    const { page, told, open, reads } = watched(given);
    // The history that a screen shows is a separate read.
    page.reads.watch(HISTORY_READ, () => errAsync(OFFLINE), vi.fn());
    open();
    await settled();
    expect(told.at(-1)).toMatchObject({ kind: 'ready', options: { methods: [] } });
    given.methods.push(aPaymentMethod());
    await page.reads.refresh([METHODS_READ, HISTORY_READ]);
    expect(told.at(-1)).toMatchObject({ options: { methods: [{ id: aPaymentMethod().id }] } });
    expect(reads()).toEqual([1, 2, 2]);
  });

  it.each([
    ['owes nothing', aLoan({ balance: usd(0), status: 'PAID' })],
    ['is offered no way of paying', aLoan({ paymentOptions: [] })],
  ])('is empty on a loan that %s, whatever the holidays', async (_, loan) => {
    const { open } = watched({ loan });
    const choices = open();
    await settled();
    expect(choices.current()).toEqual({ kind: 'not-payable', loan, holidaysUnknownIn: undefined });
  });

  it('is not read after the watcher has stopped', async () => {
    const { page, told, open } = watched();
    open().stop();
    await settled();
    await page.reads.refresh([LOAN_READ, METHODS_READ, HISTORY_READ]);
    expect(told).toEqual([]);
  });
});
