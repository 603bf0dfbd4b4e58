import type { PaymentMethodRow } from '../database/schema.ts';

/** The little that a payment shows of its method. */
export const methodSummaryOf = (row: Pick<PaymentMethodRow, 'type' | 'brand' | 'bank_name' | 'last4'>) => ({
  type: row.type,
  ...(row.brand === null ? {} : { brand: row.brand }),
  ...(row.bank_name === null ? {} : { bankName: row.bank_name }),
  last4: row.last4,
});
