import type { Autopay, AutopayEnrolment } from '@member-portal/domain/autopay';
import type { LoanId } from '@member-portal/domain/loan';

/** Autopay as reviewed and consented to, for one loan. The use case adds the key and the flow. */
export interface ReviewedAutopay {
  readonly loanId: LoanId;
  readonly enrolment: AutopayEnrolment;
  /**
   * Autopay at the time a change was reviewed. After a lost answer, the loan proves the change only if it differs from
   * this; a change of only the start does not. Without it, a lost answer to a change stays unknown.
   */
  readonly before?: Autopay;
}

/** Identifies a change of autopay, as text for a fingerprint. Excludes the consent. */
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

/** Whether autopay is as requested, to detect whether a change with a lost response was made. */
export const matchesRequest = (enrolment: AutopayEnrolment, autopay: Autopay): boolean =>
  autopay.enrolled &&
  autopay.paymentMethodId === enrolment.paymentMethodId &&
  autopay.amountType === enrolment.amountType &&
  (enrolment.amount === undefined || autopay.amount?.cents === enrolment.amount.cents);

/**
 * Whether the answer confirms the change: autopay is enrolled, and no field in the answer differs from the request. A
 * platform may omit fields from the answer.
 */
export const reflectsChange = (enrolment: AutopayEnrolment, autopay: Autopay): boolean =>
  matchesRequest(enrolment, {
    ...autopay,
    paymentMethodId: autopay.paymentMethodId ?? enrolment.paymentMethodId,
    amountType: autopay.amountType ?? enrolment.amountType,
    amount: autopay.amount ?? enrolment.amount,
  });
