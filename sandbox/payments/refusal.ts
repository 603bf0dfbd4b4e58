import { REASONS, type ReasonName, type StatusOf } from '../contract/reasons.ts';
import type { Problem } from '../http/problem.ts';

const MESSAGES = {
  Payment_In_Progress: 'The same payment, or one that pays everything off, is already in progress.',
  Amount_Out_Of_Range: 'The agreement does not take this amount.',
  Payoff_Quote_Expired: 'The payoff quote does not hold any more.',
  Method_Not_Usable: 'The payment method cannot be drawn on.',
  Method_Declined: 'The bank declined the payment method.',
  Agreement_Closed: 'The agreement takes no payments.',
  Autopay_Already_Enrolled: 'The agreement is enrolled in autopay.',
  Autopay_Not_Enrolled: 'The agreement is not enrolled in autopay.',
  Payment_Date_Not_Allowed: 'No payment can be made on this day.',
  Payment_Not_Cancellable: 'The payment has left or its cut-off has passed.',
  Disclosure_Not_Accepted: 'The accepted document was not prepared for this.',
} as const satisfies Readonly<Partial<Record<ReasonName, string>>>;

/** Reasons for which money or autopay is refused. */
export type RefusalReason = keyof typeof MESSAGES;

/** A refusal as a problem, under the status that the contract gives it. */
export const refusalOf = <R extends RefusalReason>(reason: R): Problem<StatusOf<R>> => ({
  status: REASONS[reason].status,
  reason,
  message: MESSAGES[reason],
});
