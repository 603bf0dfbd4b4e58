import type { PlainDate } from '@member-portal/domain/calendar';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import type { PaymentOptions } from '../../payments/payment-options.ts';

/** The methods that a payment of a day may draw on. */
export const methodsOn = (
  { methods, creditCards }: Pick<PaymentOptions, 'methods' | 'creditCards'>,
  day: PlainDate,
): readonly PaymentMethod[] => methodsFor('ONE_TIME_PAYMENT', methods, day, { creditCards });
