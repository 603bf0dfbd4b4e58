import { AMOUNT_TYPES, curesDue, PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';

const IN_PROGRESS = ['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING'];

const cases = PAYMENT_REQUEST_STATUSES.flatMap((status) =>
  AMOUNT_TYPES.map((amountType) => ({ status, amountType })),
);

describe('a payment request lowers what is due', () => {
  it.each(cases)('only in progress and not to principal alone: $status, $amountType', (request) => {
    const { status, amountType } = request;
    expect(curesDue(request)).toBe(IN_PROGRESS.includes(status) && amountType !== 'PRINCIPAL');
  });
});
