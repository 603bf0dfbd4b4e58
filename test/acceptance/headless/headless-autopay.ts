import {
  type AutopayOptions,
  AutopayOptionsOf,
  EnrolInAutopay,
  ManageAutopay,
  PrepareAutopay,
  PreviewAutopay,
  TurnOffAutopay,
} from '@member-portal/application/autopay';
import { ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { CancelScheduledPayment } from '@member-portal/application/payments';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import { autopayEnrolment, draftsByChange } from '@member-portal/domain/autopay';
import { plainDateIn } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { expect } from 'vitest';
import { planAutopay } from '../../../src/ui/screens/autopay/plan-autopay.ts';
import type { AutopayPortal } from '../language/autopay-portal.ts';
import type { AutopayTruth, MethodTruth } from '../language/truth.ts';
import type { HeadlessTab } from './headless-tab.ts';

type Drafts = readonly { readonly on: string; readonly amount: { readonly cents: number } }[];
const told = (drafts: Drafts): AutopayTruth['drafts'] =>
  drafts.map(({ on, amount }) => ({ on, amount: amount.cents }));

/** Autopay and the cancelling of payments through the use cases. */
export const headlessAutopay = (tab: HeadlessTab): AutopayPortal => {
  let options: AutopayOptions | undefined;
  let method: PaymentMethod | undefined;
  let plan: ReturnType<typeof planAutopay>;
  let document: DisclosureDocument | undefined;
  let enrolment: AutopayEnrolment | undefined;

  const opened = (): AutopayOptions => {
    if (!options) throw new Error('autopay was not opened');
    return options;
  };
  const read = async (loanId: LoanId): Promise<AutopayOptions> => {
    const loan = (await tab.services.get(ReadLoan)(loanId))._unsafeUnwrap();
    const methods = (await tab.services.get(ListPaymentMethods)())._unsafeUnwrap();
    options = tab.services.get(AutopayOptionsOf)(loan, methods)._unsafeUnwrap();
    return options;
  };
  const today = () =>
    plainDateIn(tab.services.get(Clock).now(), tab.services.get(PortalConfiguration).timeZone);

  /** Up to the review: the plan that follows from a method, and the authorisation for it. */
  const review = async (wanted: MethodTruth): Promise<void> => {
    const { loan, methods } = opened();
    const waived = tab.services.get(PortalConfiguration).country === 'CA';
    method = methods.find(({ id }) => id === wanted.id);
    if (!method) throw new Error('the method is not offered for autopay');
    const draft = { amountType: 'INSTALLMENT', typed: '', firstDueOn: undefined, waived } as const;
    const preview = tab.services.get(PreviewAutopay);
    plan = planAutopay(preview, opened(), { ...draft, methodId: method.id }, undefined, today());
    if (!plan) throw new Error('the terms of the loan do not tell');
    document = (
      await tab.services.get(PrepareAutopay)({
        loan,
        amountType: 'INSTALLMENT',
        amount: undefined,
        startOn: plan.startOn,
        paymentMethodId: method.id,
        locale: tab.locale,
      })
    )._unsafeUnwrap();
    enrolment = undefined;
  };

  return {
    opensAutopay: async ({ id, autopay }) => {
      await read(id as LoanId);
      if (!autopay) tab.services.get(RecordEvent)(trackedEvent('autopay_toggle_on'));
    },
    fillsInAutopay: (wish) => review(wish.method),
    seesAutopayReview: async (wish) => {
      expect(document?.locale).toBe(tab.locale);
      expect(document?.content).toContain(wish.method.last4);
      expect(plan?.drafts).toHaveLength(
        Math.min(3, wish.loan.installmentsTotal - wish.loan.installmentsPaid),
      );
    },
    cannotEnrolWithoutConsent: async () => {
      // There is no enrolment without consent: it asks for the document that was accepted, and when.
      expect(enrolment).toBeUndefined();
    },
    agreesToAutopay: async () => {
      const { loan } = opened();
      if (!method || !plan || !document) throw new Error('there is nothing to agree to');
      const authorisation = { documentId: document.id, acceptedAt: tab.services.get(Clock).now() };
      enrolment = autopayEnrolment(
        loan,
        { method, amountType: 'INSTALLMENT', amount: undefined, startOn: plan.startOn, authorisation },
        { ...plan.terms, today: today() },
      )._unsafeUnwrap();
      const reviewed = { loanId: loan.id, enrolment };
      const change = method.id === loan.autopay.paymentMethodId ? {} : { newMethodType: method.type };
      const saved =
        enrolment.flow === 'AUTOPAY_ENROLL'
          ? await tab.services.get(EnrolInAutopay)(reviewed)
          : await tab.services.get(ManageAutopay)({ ...reviewed, ...change });
      expect(saved._unsafeUnwrap().enrolled).toBe(true);
    },
    isToldAutopayStands: async ({ method: wanted }, drafts) => {
      expect(told(plan?.drafts ?? [])).toEqual(drafts);
      const { loan } = await read(opened().loan.id);
      expect(loan.autopay.paymentMethodId).toBe(wanted.id);
      expect(told(loan.autopay.drafts)).toEqual(drafts);
    },
    seesAutopay: async ({ id }, { last4 }, drafts) => {
      const { mode, loan, current } = await read(id as LoanId);
      expect([mode, current?.last4]).toEqual(['manage', last4]);
      expect(told(loan.autopay.drafts)).toEqual(drafts);
    },
    changesAutopayMethod: review,
    turnsAutopayOff: async (stopped) => {
      const { loan } = opened();
      tab.services.get(RecordEvent)(trackedEvent('autopay_toggle_off'));
      const { changeable } = draftsByChange(loan.autopay.drafts, tab.services.get(Clock).now());
      expect(told(changeable)).toEqual(stopped);
      const done = (await tab.services.get(TurnOffAutopay)(loan))._unsafeUnwrap();
      expect(told(done.changeable)).toEqual(stopped);
    },
    cancelsPayment: async ({ id }, { confirmation }) => {
      const loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      tab.services.get(RecordEvent)(trackedEvent('payment_plan_details'));
      const payment = loan.paymentsInProgress.find((request) => request.confirmation === confirmation);
      if (!payment) throw new Error('the payment is not in progress');
      (await tab.services.get(CancelScheduledPayment)({ loanId: loan.id, payment }))._unsafeUnwrap();
    },
    seesNoPaymentInProgress: async ({ id }) => {
      const loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      expect(loan.paymentsInProgress).toEqual([]);
    },
  };
};
