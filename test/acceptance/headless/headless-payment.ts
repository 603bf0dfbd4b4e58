import type { Flow } from '@member-portal/application/flows';
import { BeginPayment, type PaymentEvent, type PaymentState } from '@member-portal/application/flows/payment';
import { ReadLoan } from '@member-portal/application/loans';
import { LenderClock, TenantRules } from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { writeTypedAmount } from '@member-portal/domain/locale';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { loanTodayOf } from '@member-portal/domain/today';
import { err, ok, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { Portal } from '../language/portal.ts';
import { moneyText } from '../language/texts.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { until } from './until.ts';

type PaymentVerbs = Pick<
  Portal,
  | 'beginsPayment'
  | 'fillsInPayment'
  | 'isRefusedAmount'
  | 'seesReview'
  | 'seesWhatPayingAgreesTo'
  | 'pays'
  | 'paysTwiceAtOnce'
  | 'isToldPaymentIsMade'
  | 'isToldOutcomeIsUnknown'
>;

/** Paying through its flow. */
export const headlessPayment = (tab: HeadlessTab): PaymentVerbs => {
  let flow: Flow<PaymentState, PaymentEvent> | undefined;

  const begun = (): Flow<PaymentState, PaymentEvent> => {
    if (!flow) throw new Error('no payment was begun');
    return flow;
  };
  const type = (text: string): void => {
    begun().send({ kind: 'choose-amount', choice: 'OTHER' });
    begun().send({ kind: 'type-amount', text });
    begun().send({ kind: 'review' });
  };
  /** Presses the given number of times, and waits until an outcome is shown. */
  const pay = async (times: number): Promise<Result<unknown, unknown>> => {
    for (let press = 0; press < times; press += 1) begun().send({ kind: 'pay' });
    const told = new Promise<void>((resolve) => {
      const stop = begun().subscribe(() => {
        const state = begun().state();
        if (state.kind === 'reviewing' && state.review.submission.kind === 'sending') return;
        stop();
        resolve();
      });
    });
    await told;
    const state = begun().state();
    if (state.kind !== 'reviewing') return ok(state);
    const { submission } = state.review;
    return err(submission.kind === 'not-made' ? submission.trouble : submission);
  };

  return {
    beginsPayment: async ({ id }) => {
      tab.visit('outstanding loans');
      tab.visit('payment plans');
      flow?.dispose();
      const loanId = id as LoanId;
      const loan = (await tab.services.get(ReadLoan)(loanId))._unsafeUnwrap();
      const now = tab.services.get(LenderClock).now();
      const today = tab.services.get(TenantRules).timeZone.dateAt(now);
      // Where the loan asks for money, its button opens the review of that; the amount is changed from there.
      const asked = loanTodayOf(loan, { today, now, failed: undefined });
      const ask = 'ask' in asked ? asked.ask : undefined;
      const start = ask && ({ at: 'review', amount: ask } as const);
      const context = { reads: createReadCache(), locale: tab.locale };
      flow = tab.services.get(BeginPayment)({ loanId, retried: undefined, start }, context);
      if (start) {
        await until(flow, 'reviewing');
        flow.send({ kind: 'change', field: 'amount' });
      }
      await until(flow, 'choosing');
    },
    fillsInPayment: async (wish) => {
      const { options } = await until(begun(), 'choosing');
      expect(options.methods.map(({ id }) => id)).toContain(wish.method.id);
      begun().send({ kind: 'choose-day', text: wish.payOn });
      begun().send({ kind: 'choose-method', methodId: wish.method.id as PaymentMethodId });
      type(writeTypedAmount({ cents: wish.amount, currency: wish.loan.currency }, tab.locale));
      const { review } = await until(begun(), 'reviewing', (state) => state.review.consent.kind === 'unseen');
      // Before the document is on the screen nothing can be sent.
      begun().send({ kind: 'pay' });
      if (review.consent.kind === 'unseen')
        begun().send({ kind: 'document-shown', documentId: review.consent.document.id });
    },
    isRefusedAmount: async (typed) => {
      type(typed);
      const { check } = await until(begun(), 'choosing');
      expect(check.problems.amount, typed).toBeDefined();
    },
    seesReview: async (wish) => {
      const { consent } = (await until(begun(), 'reviewing')).review;
      if (consent.kind !== 'seen') throw new Error(`the document is ${consent.kind}`);
      expect(consent.document.locale).toBe(tab.locale);
      expect(consent.document.content).toContain(moneyText(wish.amount, wish.loan.currency, tab.locale));
      expect(consent.document.content).toContain(wish.method.last4);
    },
    seesWhatPayingAgreesTo: async () => {
      const { consent, submission } = (await until(begun(), 'reviewing')).review;
      expect([submission.kind, consent.kind]).toEqual(['ready', 'seen']);
    },
    pays: () => tab.attempt(() => pay(1)),
    paysTwiceAtOnce: async () => {
      await pay(2);
    },
    isToldPaymentIsMade: async (wish) => {
      const { outcome, effect, preview } = await until(begun(), 'done');
      expect(outcome).toMatchObject({
        amount: { cents: wish.amount, currency: wish.loan.currency },
        payOn: wish.payOn,
        succeeded: true,
      });
      expect(outcome.method?.last4).toBe(wish.method.last4);
      // Nothing else was paid meanwhile: the loan that is read after it shows what the review said.
      expect(effect?.balanceAfter).toEqual(preview?.preview.balanceAfter);
      return { confirmation: outcome.confirmation ?? '' };
    },
    isToldOutcomeIsUnknown: async () => {
      await until(begun(), 'reviewing', (state) => state.review.submission.kind === 'unknown');
    },
  };
};
