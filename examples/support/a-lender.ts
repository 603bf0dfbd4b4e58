import type { PaymentGateway, Servicing } from '@member-portal/application/ports';
import type { LoanAutopay } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync } from 'neverthrow';
import { aLoan, at } from './a-loan.ts';

export const account: PaymentMethod = {
  id: 'account' as PaymentMethodId,
  type: 'BANK_ACCOUNT',
  status: 'ACCEPTED',
  brand: undefined,
  bankName: 'Prairie Bank',
  last4: '6789',
  expires: undefined,
  holder: 'Avery Stone',
  addedOn: at('2026-01-05T12:00:00Z'),
};

/** A lender's servicing platform, in memory, with one loan. It may lose the answer to the first payment. */
export const aLender = (
  options: { readonly losesFirstAnswer?: boolean } = {},
): Servicing & {
  /** How many payments were booked. */
  readonly booked: () => number;
} => {
  let loan = aLoan();
  let losesAnswer = options.losesFirstAnswer ?? false;
  const payments = new Map<string, PaymentRequest>();
  return {
    booked: () => payments.size,
    listLoans: ({ statuses }) =>
      okAsync({
        items: statuses.some((status) => status === loan.status) ? [loan] : [],
        nextCursor: undefined,
      }),
    readLoan: (loanId) =>
      loanId === loan.id
        ? okAsync({ ...loan, paymentsInProgress: [...payments.values()] })
        : errAsync({ kind: 'not-found' }),
    readHistory: () => okAsync({ items: [], nextCursor: undefined }),
    orderPayment: (_, { requestKey, amountType, amount, payOn }) => {
      // One payment per key, however often it is asked for.
      const payment = payments.get(requestKey) ?? {
        id: `payment-${payments.size + 1}`,
        requestKey,
        status: 'REQUESTED',
        amountType,
        amount,
        payOn,
        confirmation: `C-${payments.size + 1}`,
        method: { type: account.type, brand: undefined, last4: account.last4 },
        createdAt: at('2026-11-21T15:00:00Z'),
        cancelBefore: undefined,
      };
      payments.set(requestKey, payment);
      if (!losesAnswer) return okAsync(payment);
      losesAnswer = false;
      return errAsync({ kind: 'timeout' });
    },
    cancelPayment: () => errAsync({ kind: 'not-found' }),
    enrolInAutopay: (_, { paymentMethodId, amountType, amount, frequency, startOn }) => {
      const autopay: LoanAutopay = {
        enrolled: true,
        paymentMethodId,
        amountType,
        amount,
        frequency,
        since: startOn,
        pausedReason: undefined,
        drafts: [],
      };
      loan = { ...loan, autopay, autopayEnrolled: true };
      return okAsync(autopay);
    },
    turnOffAutopay: () => {
      loan = { ...loan, autopay: aLoan().autopay, autopayEnrolled: false };
      return okAsync(undefined);
    },
  };
};

/** A payment gateway, in memory, that keeps one bank account. */
export const aGateway = (): PaymentGateway => {
  let methods: readonly PaymentMethod[] = [account];
  return {
    listMethods: () => okAsync(methods),
    removeMethod: (id) => {
      methods = methods.filter((method) => method.id !== id);
      return okAsync(undefined);
    },
    openSession: ({ purpose }) => okAsync({ id: 'page-1', url: `https://gateway.example/${purpose}` }),
  };
};
