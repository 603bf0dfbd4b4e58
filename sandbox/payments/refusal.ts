import type { Problem } from '../http/problem.ts';

const REFUSALS = {
  Payment_In_Progress: [409, 'The same payment, or one that pays everything off, is already under way.'],
  Amount_Out_Of_Range: [422, 'The agreement does not take this amount.'],
  Payoff_Quote_Expired: [409, 'The payoff quote does not hold any more.'],
  Method_Not_Usable: [422, 'The payment method cannot be drawn on.'],
  Method_Declined: [422, 'The bank declined the payment method.'],
  Agreement_Closed: [409, 'The agreement takes no payments.'],
  Autopay_Already_Enrolled: [409, 'The agreement is enrolled in autopay.'],
  Autopay_Not_Enrolled: [409, 'The agreement is not enrolled in autopay.'],
  Payment_Date_Not_Allowed: [422, 'No payment can be made on this day.'],
  Payment_Not_Cancellable: [409, 'The payment has left or its cut-off has passed.'],
  Disclosure_Not_Accepted: [422, 'The accepted document was not prepared for this.'],
} as const satisfies Readonly<Record<string, readonly [409 | 422, string]>>;

/** Reasons for which money or autopay is refused. */
export type RefusalReason = keyof typeof REFUSALS;

/** A refusal as a problem. */
export const refusalOf = (reason: RefusalReason): Problem<409 | 422> => {
  const [status, message] = REFUSALS[reason];
  return { status, reason, message };
};
