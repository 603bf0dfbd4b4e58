/** One reason for which a platform refuses a call. */
interface Reason {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429;
  /** When a platform gives it. */
  readonly when: string;
  /** What the portal does with it, and what the borrower sees. */
  readonly portal: string;
  /** What the metadata holds beside whatever else a platform adds. */
  readonly metadata?: 'fields' | 'attempts';
}

const SAME_FAILURE =
  'One outcome with the other two mismatch reasons, on screen and in logs: the portal asks for both e-mail and mobile.';

/**
 * Every reason of the contract. The status belongs to the reason: a platform gives a reason with this status only. Any other
 * reason is allowed too, and reads as the bare status.
 */
export const REASONS = {
  Invalid_Request: {
    status: 400,
    when: 'A parameter, a header or the body does not fit the contract. `metadata.fields` names the fields, never their values.',
    portal:
      'A bug of one of the two sides: logged, and the borrower is told that the request was not accepted.',
    metadata: 'fields',
  },
  No_Result_For_Context: {
    status: 400,
    when: 'The flag context names a tenant that this origin does not serve.',
    portal: 'Logged; the last known flags hold.',
  },
  Unauthenticated: {
    status: 401,
    when: 'The call has no token, or one that is expired, of another tenant or of a session that has ended.',
    portal: 'Signs the borrower out. Under `/api/auth/login` it says that sign-in was not possible.',
  },
  Invalid_Token: {
    status: 401,
    when: 'The code is wrong or expired, or its reference is unknown, spent or made for something else.',
    portal: 'Says how many attempts are left and, once there are none, how long the lockout lasts.',
    metadata: 'attempts',
  },
  Unauthenticated_Buyer_Not_Found: {
    status: 401,
    when: 'The code is right, but no account has the address that it went to.',
    portal: SAME_FAILURE,
    metadata: 'attempts',
  },
  Unauthenticated_Buyer_Mismatch: {
    status: 401,
    when: 'The code is right, but e-mail and mobile name no one account.',
    portal: SAME_FAILURE,
    metadata: 'attempts',
  },
  Unauthenticated_Retry_With_PII: {
    status: 401,
    when: 'The code is right, but several accounts have the address that it went to.',
    portal: SAME_FAILURE,
    metadata: 'attempts',
  },
  Xsrf_Token_Mismatch: {
    status: 403,
    when: 'A write with a bearer token whose `X-XSRF-TOKEN` header does not echo the `XSRF-TOKEN` cookie. A platform that sets no such cookie never refuses so.',
    portal: 'Logged, and the borrower is told that the request was not accepted.',
  },
  Not_Found: {
    status: 404,
    when: 'There is no such resource, or it belongs to somebody else: one answer for both.',
    portal: 'Says that it could not be found.',
  },
  Tag_Not_Found: {
    status: 404,
    when: 'No flag has the tag.',
    portal: 'Logged; the last known flags hold.',
  },
  Flag_Not_Found: {
    status: 404,
    when: 'There is no flag of that name.',
    portal: 'Logged; the last known value holds.',
  },
  Flag_Deleted: {
    status: 410,
    when: 'The flag was deleted.',
    portal: 'Logged; the last known value holds.',
  },
  Payment_In_Progress: {
    status: 409,
    when: 'The same payment, or one that pays everything off, is already in progress.',
    portal: 'Says that a payment is processing, and shows it.',
  },
  Payoff_Quote_Expired: {
    status: 409,
    when: 'The payoff quote is no longer valid.',
    portal: 'Reads a new quote and asks the borrower to review it.',
  },
  Agreement_Closed: {
    status: 409,
    when: 'The agreement takes no payments.',
    portal: 'Says that the loan is closed, and reads it again.',
  },
  Autopay_Already_Enrolled: {
    status: 409,
    when: '`AUTOPAY_ENROLL` for an agreement that is enrolled.',
    portal: 'Reads the loan again and shows its autopay.',
  },
  Autopay_Not_Enrolled: {
    status: 409,
    when: '`MANAGE_AUTOPAY`, or turning off, for an agreement that is not enrolled.',
    portal: 'Reads the loan again and shows that autopay is off.',
  },
  Idempotency_Key_In_Use: {
    status: 409,
    when: 'The first request with this key is still running. The reason is free: a 409 with none of the listed reasons means the same.',
    portal: 'Waits and looks for the outcome by `requestKey`; never sends another key.',
  },
  Payment_Not_Cancellable: {
    status: 409,
    when: 'The payment has left, or its cut-off has passed.',
    portal: 'Says that it is too late to cancel the payment.',
  },
  Version_Conflict: {
    status: 409,
    when: 'The record has changed since it was read.',
    portal: 'Says that the details were changed elsewhere, and shows them.',
  },
  Method_In_Use: {
    status: 409,
    when: 'Autopay or a payment in progress draws on the method.',
    portal: 'Says that the method is in use and cannot be removed.',
  },
  Body_Too_Large: {
    status: 413,
    when: 'The body is larger than the platform takes; no body of the portal comes near 64 KiB.',
    portal: 'Logged, and the borrower is told that the request was not accepted.',
  },
  Unsupported_Media_Type: {
    status: 415,
    when: 'The body is not JSON in UTF-8.',
    portal: 'Logged, and the borrower is told that the request was not accepted.',
  },
  Amount_Out_Of_Range: {
    status: 422,
    when: 'The agreement does not take this amount.',
    portal: 'Goes back to the amount and says that it cannot be paid.',
  },
  Method_Not_Usable: {
    status: 422,
    when: 'The payment method is not the buyer’s, is inactive, or is of a kind that the lender does not take.',
    portal: 'Goes back to the choice of a payment method.',
  },
  Method_Declined: {
    status: 422,
    when: 'The bank declined the payment method.',
    portal: 'Says so, and goes back to the choice of a payment method.',
  },
  Payment_Date_Not_Allowed: {
    status: 422,
    when: 'No payment can be made on this day, or a quote is asked for a day that has passed.',
    portal: 'Goes back to the choice of a day.',
  },
  Disclosure_Not_Accepted: {
    status: 422,
    when: 'The accepted document was not prepared for this action, or was accepted later than now.',
    portal: 'Asks the borrower to review and confirm once more, with a new document.',
  },
  Idempotency_Key_Reused: {
    status: 422,
    when: 'This key was used for another request.',
    portal:
      'Looks for what was booked under the key; where there is nothing, asks the borrower to review and confirm once more.',
  },
  Field_Not_Changeable: {
    status: 422,
    when: 'The body changes an id, a status, a name or the type of a contact.',
    portal: 'Says that the change was not accepted.',
  },
  Language_Not_Offered: {
    status: 422,
    when: 'The tenant does not offer the language.',
    portal: 'Says that the change was not accepted.',
  },
  Identity_Not_Verified: {
    status: 422,
    when: 'A new e-mail or mobile comes without the reference of a code that was verified for it.',
    portal: 'Says that the change was not accepted.',
  },
  Destination_Not_Allowed: {
    status: 422,
    when: 'No codes are sent to such a number: satellite, premium-rate and the like.',
    portal: 'Says that no code could be sent.',
  },
  Too_Many_Unverified_Codes_Sent: {
    status: 429,
    when: 'Too many codes were sent and never used.',
    portal: 'Says until when no further code is sent.',
    metadata: 'attempts',
  },
} as const satisfies Readonly<Record<string, Reason>>;

/** A reason by its name. */
export type ReasonName = keyof typeof REASONS;

/** The status that a reason comes with. */
export type StatusOf<R extends ReasonName> = (typeof REASONS)[R]['status'];

/** The names of the contract's reasons. */
export const REASON_NAMES = Object.keys(REASONS) as readonly ReasonName[];
