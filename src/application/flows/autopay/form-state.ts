import type { AutopayAmountType, AutopayPlan, PreviewedAutopay } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import type { AmountProblem } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { AutopayOptions } from '../../autopay/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { Consent } from '../ordering/index.ts';
import type { AutopayDraft } from './draft.ts';

/** A field of the form. */
export type AutopayField = 'amountType' | 'amount' | 'start' | 'method';

/** What is wrong with a field, by code. */
export type AutopayProblem =
  | AmountProblem
  | { readonly kind: 'method-missing' | 'nothing-to-draw' }
  /** Bank holidays in the coming days are unknown, for example because the clock is years off. */
  | { readonly kind: 'holidays-unknown'; readonly year: number };

/** The problems found by the last attempt to review the form, by field. */
export type AutopayCheck = FormCheck<Exclude<AutopayField, 'amountType'>, AutopayProblem>;

/** The plan for a draft, if it can be computed. */
export type Planned =
  | { readonly kind: 'plan'; readonly plan: AutopayPlan }
  | { readonly kind: 'holidays-unknown'; readonly year: number }
  | { readonly kind: 'terms-unknown' };

/** The form for turning autopay on or changing it. */
export interface AutopayForm {
  readonly options: AutopayOptions;
  readonly draft: AutopayDraft;
  /** Whether the buyer has edited the draft; if not, it follows the options. */
  readonly edited: boolean;
  readonly planned: Planned;
  /** The methods that autopay may use from its planned start; a card may expire before. */
  readonly methods: readonly PaymentMethod[];
  readonly check: AutopayCheck;
  /** The field that the buyer came back to change. */
  readonly focusOn: AutopayField | undefined;
  /** The consent of the last review. The next one continues its count of attempts, so that a late document is ignored. */
  readonly earlier: Consent | undefined;
}

/** Checked autopay, ready for review, with its drafts. */
export interface CheckedAutopay {
  readonly amountType: AutopayAmountType;
  /** Only for the buyer's own amount. */
  readonly amount: Money | undefined;
  readonly startOn: PlainDate;
  readonly method: PaymentMethod;
  readonly preview: PreviewedAutopay;
}
