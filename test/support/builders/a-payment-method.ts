import type { Instant } from '@member-portal/domain/calendar';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';

export const aPaymentMethod = (changed: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'method-1' as PaymentMethodId,
  type: 'BANK_ACCOUNT',
  status: 'ACCEPTED',
  brand: undefined,
  bankName: 'First Example Bank',
  last4: '6789',
  expires: undefined,
  holder: 'Avery Stone',
  addedOn: Date.UTC(2026, 2, 1) as Instant,
  ...changed,
});
