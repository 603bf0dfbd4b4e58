import type { Autopay, AutopayEnrolment } from '@member-portal/domain/autopay';
import type { LoanId } from '@member-portal/domain/loan';

/** Autopay as reviewed and consented to, for one loan; the use case gives it its key and its flow. */
export interface ReviewedAutopay {
  readonly loanId: LoanId;
  readonly enrolment: AutopayEnrolment;
  /**
   * Autopay as it was when a change of it was reviewed. After a lost answer the loan proves the change only where it differs from
   * this, which a change of the start alone does not. Without it, a lost answer to a change stays unknown.
   */
  readonly before?: Autopay;
}

/** What makes two changes of autopay the same one, as text to take a fingerprint of. Consent is not part of it. */
export const describeAutopay = ({ loanId, enrolment }: ReviewedAutopay): string =>
  JSON.stringify([
    loanId,
    enrolment.flow,
    enrolment.paymentMethodId,
    enrolment.amountType,
    enrolment.amount?.cents ?? null,
    enrolment.amountRule,
    enrolment.frequency,
    enrolment.startOn,
    enrolment.preNotificationWaived ?? null,
  ]);

/** Whether autopay is as requested: distinguishes a lost answer from a lost request. */
export const standsAsAsked = (enrolment: AutopayEnrolment, autopay: Autopay): boolean =>
  autopay.enrolled &&
  autopay.paymentMethodId === enrolment.paymentMethodId &&
  autopay.amountType === enrolment.amountType &&
  (enrolment.amount === undefined || autopay.amount?.cents === enrolment.amount.cents);

/**
 * Whether the answer to a change can be that change: it is enrolled, and nothing that the answer names differs from what
 * was asked for. A platform may leave fields out of the answer.
 */
export const answersChange = (enrolment: AutopayEnrolment, autopay: Autopay): boolean =>
  standsAsAsked(enrolment, {
    ...autopay,
    paymentMethodId: autopay.paymentMethodId ?? enrolment.paymentMethodId,
    amountType: autopay.amountType ?? enrolment.amountType,
    amount: autopay.amount ?? enrolment.amount,
  });
