import type { PlainDate } from '@member-portal/domain/calendar';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import type { PaymentOptions } from '../../payments/payment-options.ts';

/** The methods allowed for a payment on a day. */
export const methodsOn = (
  { methods, creditCards }: Pick<PaymentOptions, 'methods' | 'creditCards'>,
  day: PlainDate,
): readonly PaymentMethod[] => methodsFor('ONE_TIME_PAYMENT', methods, day, { creditCards });
