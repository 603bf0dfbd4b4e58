import type { AutopayOptions } from '@member-portal/application/autopay';
import type { Money } from '@member-portal/domain/money';
import type { AutopayDraft } from './autopay-draft.ts';

/** The draft that the form starts with: as autopay stands, or the instalment from the first possible day and the only method. */
export const firstAutopayDraft = (
  { loan: { autopay }, amountTypes, methods }: AutopayOptions,
  write: (amount: Money) => string,
): AutopayDraft => {
  const standing = amountTypes.find((type) => autopay.enrolled && type === autopay.amountType);
  const kept = methods.find(({ id }) => autopay.enrolled && id === autopay.paymentMethodId);
  const only = methods.length === 1 && !autopay.enrolled ? methods[0] : undefined;
  return {
    amountType: standing ?? 'INSTALLMENT',
    typed: autopay.enrolled && autopay.amount ? write(autopay.amount) : '',
    firstDueOn: undefined,
    methodId: (kept ?? only)?.id,
    waived: false,
  };
};
