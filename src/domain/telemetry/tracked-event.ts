import type { Locale } from '../locale/index.ts';
import type { AmountType } from '../payment/index.ts';
import type { PaymentMethodType } from '../payment-method/index.ts';

type Nothing = Readonly<Record<string, never>>;

/** Why a sign-in failed. None of them reveals whether an account exists: a mismatch is not recorded as a failure. */
export type LoginFailureReason =
  | 'wrong-code'
  | 'unauthenticated'
  | 'locked'
  | 'destination-refused'
  | 'unexplained'
  | 'request-failed';

/** Why a picture was not uploaded. For other front ends: this portal has no upload. */
export type ImageUploadErrorReason = 'too-large' | 'wrong-type' | 'request-failed';

/**
 * Every tracked event with its payload (specification, section 9: analytics): counts and kinds, never amounts, names,
 * addresses or loan ids.
 */
export interface TrackedEvents {
  readonly login_success: Nothing;
  readonly login_failure: { readonly reason: LoginFailureReason };
  readonly incorrect_code: Nothing;
  readonly buyer_loans_data: {
    readonly outstanding: number;
    readonly closed: number;
    readonly pastDue: number;
    readonly autopayEnrolled: number;
  };
  readonly tooltip_click: { readonly tooltip: string };
  readonly camera_click: Nothing;
  readonly order_details: Nothing;
  readonly payment_plan_details: Nothing;
  readonly activity_and_payment_schedule: { readonly view: 'activity' | 'schedule' };
  readonly payment_amount_type: { readonly amountType: AmountType };
  readonly save_new_payment_method: { readonly methodType: PaymentMethodType };
  readonly autopay_toggle_on: Nothing;
  readonly autopay_toggle_off: Nothing;
  readonly delete_payment_method: { readonly methodType: PaymentMethodType };
  readonly change_language: { readonly locale: Locale };
  readonly update_autopay_method: { readonly methodType: PaymentMethodType };
  readonly autopay_enroll: { readonly amountType: AmountType };
  readonly autopay_unenroll: Nothing;
  readonly image_upload_error: { readonly reason: ImageUploadErrorReason };
  readonly opt_out_toggle: { readonly optedOut: boolean };
  readonly do_not_share_my_information: { readonly optedOut: boolean };
  readonly financial_privacy_policy: Nothing;
}

/** The name of a tracked event. */
export type TrackedEventName = keyof TrackedEvents;

/** An event as it is tracked: its name, and its payload as plain values. */
export interface TrackedEvent<Name extends TrackedEventName = TrackedEventName> {
  readonly event: Name;
  readonly info: TrackedEvents[Name];
}

/** A tracked event whose payload fits its name; one without a payload needs none. */
export const trackedEvent = <Name extends TrackedEventName>(
  event: Name,
  ...[info]: TrackedEvents[Name] extends Nothing ? [] : [info: TrackedEvents[Name]]
): TrackedEvent<Name> => ({ event, info: (info ?? {}) as TrackedEvents[Name] });
