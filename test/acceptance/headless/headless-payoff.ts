import type { Flow } from '@member-portal/application/flows';
import { BeginPayoff, type PayoffEvent, type PayoffState } from '@member-portal/application/flows/payoff';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { expect } from 'vitest';
import type { PayoffPortal } from '../language/payoff-portal.ts';
import { moneyText } from '../language/texts.ts';
import type { PayoffTruth } from '../language/truth.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { until } from './until.ts';

const told = ({ amount, goodThrough, perDiem }: PayoffQuote): PayoffTruth => ({
  amount: amount.cents,
  goodThrough,
  perDiem,
});

const quoteOf = ({ quote }: Extract<PayoffState, { readonly quote: unknown }>): PayoffQuote => {
  if (quote.kind !== 'ready') throw new Error(`the quote is ${quote.kind}`);
  return quote.quote;
};

/** The first state in which a payoff waits for the borrower: its choice, quoted, or its review. */
const opened = (flow: Flow<PayoffState, PayoffEvent>): Promise<PayoffState> =>
  new Promise((resolve) => {
    const look = (): void => {
      const state = flow.state();
      const isChoice = state.kind === 'choosing' && state.chose && state.quote.kind === 'ready';
      if (state.kind !== 'reviewing' && !isChoice) return;
      stop();
      resolve(state);
    };
    const stop = flow.subscribe(look);
    look();
  });

/** Paying off through its flow. */
export const headlessPayoff = (tab: HeadlessTab): PayoffPortal => {
  let flow: Flow<PayoffState, PayoffEvent> | undefined;
  const begun = (): Flow<PayoffState, PayoffEvent> => {
    if (!flow) throw new Error('no payoff was begun');
    return flow;
  };
  return {
    beginsPayOff: async ({ id }) => {
      tab.visit('outstanding loans');
      tab.visit('payment plans');
      flow?.dispose();
      const context = { reads: createReadCache(), locale: tab.locale };
      flow = tab.services.get(BeginPayoff)({ loanId: id as LoanId, atReview: true }, context);
      // Where the method is known it opens at its review, from which Change leads to the choice.
      if ((await opened(flow)).kind === 'reviewing') flow.send({ kind: 'change', field: 'date' });
      await until(flow, 'choosing', ({ quote }) => quote.kind === 'ready');
    },
    fillsInPayOff: async ({ payOn, method }, truth) => {
      begun().send({ kind: 'choose-day', text: payOn });
      const quoted = await until(
        begun(),
        'choosing',
        ({ quote }) => quote.kind === 'ready' && quote.on === payOn,
      );
      expect(told(quoteOf(quoted))).toEqual(truth);
      begun().send({ kind: 'select-method' });
      const { methods } = await until(begun(), 'selecting-method');
      const wanted = methods.find(({ id }) => id === method.id);
      if (!wanted) throw new Error('the method is not offered');
      begun().send({ kind: 'pick-method', methodId: wanted.id });
      begun().send({ kind: 'use-method' });
      begun().send({ kind: 'review' });
      await until(begun(), 'reviewing');
    },
    agreesToPayOff: async (truth) => {
      const { review, loan } = await until(
        begun(),
        'reviewing',
        ({ review: { consent } }) => consent.kind === 'unseen',
      );
      if (review.consent.kind !== 'unseen') throw new Error(`the document is ${review.consent.kind}`);
      const { document } = review.consent;
      const amount = moneyText(truth.amount, loan.balance.currency, tab.locale);
      expect(document.content).toContain(amount);
      begun().send({ kind: 'document-shown', documentId: document.id });
    },
    paysOff: async () => {
      begun().send({ kind: 'pay' });
    },
    isToldOfNewQuote: async (before, now) => {
      const state = await until(begun(), 'reviewing', ({ requoted }) => requoted !== undefined);
      expect([state.requoted?.before.cents, state.review.submission.kind]).toEqual([before.amount, 'ready']);
      expect(told(quoteOf(state))).toEqual(now);
    },
    isToldLoanIsPaidOff: async ({ payOn, method }, truth, besides = 0) => {
      const { outcome, left } = await until(begun(), 'done');
      expect(outcome).toMatchObject({ amount: { cents: truth.amount }, payOn, succeeded: true });
      expect(outcome.method?.last4).toBe(method.last4);
      expect(left?.beside?.amount.cents ?? 0).toBe(besides);
      return { confirmation: outcome.confirmation ?? '' };
    },
  };
};
