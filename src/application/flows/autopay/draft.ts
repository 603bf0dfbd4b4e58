import { AUTOPAY_AMOUNT_TYPES, type AutopayAmountType } from '@member-portal/domain/autopay';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { type Locale, writeTypedAmount } from '@member-portal/domain/locale';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { AutopayOptions } from '../../autopay/index.ts';
import { type DraftPlace, isBoolean, isMaybe, isOneOf, isShape, isText } from '../../session/index.ts';

/** A buyer's choices and input for autopay so far, exactly as typed. */
export interface AutopayDraft {
  readonly amountType: AutopayAmountType;
  /** Text of the buyer's own amount. */
  readonly typed: string;
  /** The due day to start with. Undefined: the day of the next draft that can be changed, or else the first possible one. */
  readonly firstDueOn: PlainDate | undefined;
  readonly methodId: PaymentMethodId | undefined;
  /** Canada: waives the notice before the first draft. */
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

/** The form's initial draft: autopay as it is, or the instalment from the first possible day with the only method. */
export const firstAutopayDraft = (
  { loan: { autopay }, amountTypes, methods }: AutopayOptions,
  locale: Locale,
): AutopayDraft => {
  const standing = amountTypes.find((type) => autopay.enrolled && type === autopay.amountType);
  const kept = methods.find(({ id }) => autopay.enrolled && id === autopay.paymentMethodId);
  const only = methods.length === 1 && !autopay.enrolled ? methods[0] : undefined;
  return {
    amountType: standing ?? 'INSTALLMENT',
    typed: autopay.enrolled && autopay.amount ? writeTypedAmount(autopay.amount, locale) : '',
    firstDueOn: undefined,
    methodId: (kept ?? only)?.id,
    waived: false,
  };
};
