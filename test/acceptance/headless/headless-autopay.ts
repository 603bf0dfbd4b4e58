import type { Flow } from '@member-portal/application/flows';
import { type AutopayEvent, type AutopayState, BeginAutopay } from '@member-portal/application/flows/autopay';
import { BeginCancelPayment } from '@member-portal/application/flows/cancel-payment';
import { ReadLoan } from '@member-portal/application/loans';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { expect } from 'vitest';
import type { AutopayPortal } from '../language/autopay-portal.ts';
import type { AutopayTruth, LoanTruth, MethodTruth } from '../language/truth.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { until } from './until.ts';

type Drafts = readonly { readonly on: string; readonly amount: { readonly cents: number } }[];
const told = (drafts: Drafts): AutopayTruth['drafts'] =>
  drafts.map(({ on, amount }) => ({ on, amount: amount.cents }));

/** Autopay and the cancelling of payments through their flows. */
export const headlessAutopay = (tab: HeadlessTab): AutopayPortal => {
  let flow: Flow<AutopayState, AutopayEvent> | undefined;

  const begun = (): Flow<AutopayState, AutopayEvent> => {
    if (!flow) throw new Error('autopay was not opened');
    return flow;
  };
  const begin = ({ id, autopay }: LoanTruth): void => {
    flow?.dispose();
    const subject = { loanId: id as LoanId, enrolled: autopay };
    flow = tab.services.get(BeginAutopay)(subject, { reads: createReadCache(), locale: tab.locale });
  };

  /** From the form to a review whose document can be read. */
  const review = async (wanted: MethodTruth): Promise<void> => {
    const { form } = await until(begun(), 'choosing');
    const method = form.options.methods.find(({ id }) => id === wanted.id);
    if (!method) throw new Error('the method is not offered for autopay');
    begun().send({ kind: 'choose-method', methodId: method.id });
    const { planned } = (await until(begun(), 'choosing')).form;
    if (planned.kind === 'plan' && planned.plan.waiverHelps)
      begun().send({ kind: 'waive-notice', waived: true });
    begun().send({ kind: 'review' });
    const { consent } = await until(begun(), 'reviewing', (state) => state.consent.kind === 'unseen');
    if (consent.kind === 'unseen') begun().send({ kind: 'document-shown', documentId: consent.document.id });
  };

  return {
    opensAutopay: async (loan) => {
      begin(loan);
      await until(begun(), loan.autopay ? 'managing' : 'choosing');
    },
    fillsInAutopay: (wish) => review(wish.method),
    seesAutopayReview: async (wish) => {
      const { consent, autopay } = await until(begun(), 'reviewing');
      if (consent.kind !== 'seen') throw new Error(`the document is ${consent.kind}`);
      expect(consent.document.locale).toBe(tab.locale);
      expect(consent.document.content).toContain(wish.method.last4);
      const left = wish.loan.installmentsTotal - wish.loan.installmentsPaid;
      expect(autopay.preview.drafts).toHaveLength(Math.min(3, left));
    },
    seesWhatEnrollingAgreesTo: async () => {
      const { consent, saving } = await until(begun(), 'reviewing');
      expect([saving.kind, consent.kind]).toEqual(['ready', 'seen']);
    },
    agreesToAutopay: async () => {
      begun().send({ kind: 'submit' });
      const { autopay } = await until(begun(), 'saved');
      expect(autopay.enrolled).toBe(true);
    },
    isToldAutopayStands: async ({ loan, method }, drafts) => {
      const saved = await until(begun(), 'saved');
      expect(told(saved.asked.preview.drafts)).toEqual(drafts);
      expect([saved.autopay.paymentMethodId, told(saved.drafts)]).toEqual([method.id, drafts]);
      const read = (await tab.services.get(ReadLoan)(loan.id as LoanId))._unsafeUnwrap();
      expect(read.autopay.paymentMethodId).toBe(method.id);
    },
    seesAutopay: async (_, { last4 }, drafts) => {
      const managing = await until(begun(), 'managing');
      expect(managing.form.options.current?.last4).toBe(last4);
      expect(told(managing.drafts)).toEqual(drafts);
    },
    changesAutopayMethod: async (method) => {
      begun().send({ kind: 'change', field: 'method' });
      await review(method);
    },
    turnsAutopayOff: async (stopped) => {
      begun().send({ kind: 'turn-off' });
      const { changeable } = await until(begun(), 'turning-off');
      expect(told(changeable)).toEqual(stopped);
      begun().send({ kind: 'confirm-turn-off' });
      const off = await until(begun(), 'off');
      expect(told(off.stopped.changeable)).toEqual(stopped);
    },
    cancelsPayment: async ({ id }, { confirmation }) => {
      const loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      tab.visit('outstanding loans');
      tab.visit('payment plans');
      const payment = loan.paymentsInProgress.find((request) => request.confirmation === confirmation);
      if (!payment) throw new Error('the payment is not in progress');
      const subject = { loanId: loan.id, payment };
      const cancelling = tab.services.get(BeginCancelPayment)(subject, { reads: createReadCache() });
      cancelling.send({ kind: 'cancel-payment' });
      await until(cancelling, 'cancelled');
    },
    seesNoPaymentInProgress: async ({ id }) => {
      const loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      expect(loan.paymentsInProgress).toEqual([]);
    },
  };
};
