import type { PlainDate } from '../calendar/plain-date.ts';
import type { AmountType } from '../contract/payment.ts';
import type { StoredLoan } from '../servicing/loan-store.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** What the action that a document is for would do. Amounts in cents. */
export interface Action {
  readonly amountType?: AmountType;
  readonly cents?: number;
  readonly on?: PlainDate;
  /** The method as people know it: `Visa •••• 2290`. */
  readonly method?: string;
  /** The method's type on the wire, such as `BANK_ACCOUNT`: it decides when the money leaves. */
  readonly methodType?: string;
  readonly confirmation?: string;
  /** Whether the notice before the first automatic payment is waived. */
  readonly noticeWaived?: boolean;
  /** The document is a record of what was agreed then, and does not describe the state of the loan today. */
  readonly isRecord?: boolean;
  /** How far a payment is: a payment request's status. */
  readonly status?: string;
  /** Whether autopay is on already and only changes: no first automatic payment is ahead. */
  readonly isChange?: boolean;
  readonly autopay?: { readonly amountText: string; readonly startOn: PlainDate };
}

/** Everything that a document may speak of. */
export interface Facts {
  readonly tenant: PlatformTenant;
  readonly locale: string;
  readonly today: PlainDate;
  readonly buyerName?: string;
  readonly loan?: StoredLoan;
  readonly action?: Action;
}
