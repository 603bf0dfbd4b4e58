import type { PreviewedAutopay } from '@member-portal/application/autopay';
import type { DraftPlace } from '@member-portal/application/session';
import { AUTOPAY_AMOUNT_TYPES, type AutopayAmountType } from '@member-portal/domain/autopay';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { isBoolean, isMaybe, isOneOf, isShape, isText } from '../../services/draft-check.ts';
import type { AmountProblem } from '../payment/read-amount.ts';

/** What a buyer has chosen and typed for autopay so far, exactly as typed. */
export interface AutopayDraft {
  readonly amountType: AutopayAmountType;
  /** Text of the own amount. */
  readonly typed: string;
  /** The due day to begin with; the first possible one where none was chosen. */
  readonly firstDueOn: PlainDate | undefined;
  readonly methodId: PaymentMethodId | undefined;
  /** Canada: gives up the notice before the first draft. */
  readonly waived: boolean;
}

/** Where the draft for a loan is kept. */
export const autopayDraftOf = (loanId: LoanId): DraftPlace<AutopayDraft> => ({
  name: `autopay ${loanId}`,
  accepts: isShape<AutopayDraft>({
    amountType: isOneOf(...AUTOPAY_AMOUNT_TYPES),
    typed: isText,
    firstDueOn: isMaybe((stored): stored is PlainDate => isText(stored) && plainDate(stored).isOk()),
    methodId: isMaybe<PaymentMethodId>(isText),
    waived: isBoolean,
  }),
});

/** A field of the form, and what is wrong with it. */
export type AutopayProblem =
  | ({ readonly field: 'amount' } & AmountProblem)
  | { readonly field: 'method'; readonly kind: 'method-missing' }
  | { readonly field: 'start'; readonly kind: 'nothing-to-draw' };

export type AutopayField = 'amountType' | 'amount' | 'start' | 'method';

/** Autopay that may be reviewed, with what it will draw. */
export interface CheckedAutopay {
  readonly amountType: AutopayAmountType;
  /** With an own amount only. */
  readonly amount: Money | undefined;
  readonly startOn: PlainDate;
  readonly method: PaymentMethod;
  readonly preview: PreviewedAutopay;
}
