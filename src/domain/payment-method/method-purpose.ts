import type { PlainDate } from '../calendar/index.ts';
import type { PaymentMethod, PaymentMethodType } from './payment-method.ts';
import { isUsableOn } from './usable-methods.ts';

/** What a payment method is used for. */
export type MethodPurpose = 'ONE_TIME_PAYMENT' | 'AUTOPAY';

/** Allowed types for each purpose. Autopay does not accept credit cards: it would pay debt with debt. */
const TYPES_FOR: Readonly<Record<MethodPurpose, readonly PaymentMethodType[]>> = {
  ONE_TIME_PAYMENT: ['DEBIT_CARD', 'CREDIT_CARD', 'BANK_ACCOUNT'],
  AUTOPAY: ['DEBIT_CARD', 'BANK_ACCOUNT'],
};

/** The methods that can be used for a purpose on a day, newest first. */
export const methodsFor = (
  purpose: MethodPurpose,
  methods: readonly PaymentMethod[],
  on: PlainDate,
  accepts: { readonly creditCards: boolean },
): readonly PaymentMethod[] =>
  methods
    .filter((method) => TYPES_FOR[purpose].includes(method.type) && isUsableOn(method, on, accepts))
    .toSorted((a, b) => b.addedOn - a.addedOn);
