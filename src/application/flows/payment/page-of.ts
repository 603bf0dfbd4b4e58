import type { PageName } from '@member-portal/domain/telemetry';
import type { PaymentState } from './state.ts';

/** The page that analytics knows a state by; a payment that failed is no success. */
export const pageOf = (state: PaymentState): PageName | undefined => {
  switch (state.kind) {
    case 'choosing':
      return 'make a payment';
    case 'reviewing':
      return 'review and pay';
    case 'done':
      return state.outcome.succeeded ? 'payment success' : undefined;
    default:
      return undefined;
  }
};

/** What analytics records besides the page: on success, what kind of payment it was. */
export const pageInfoOf = (state: PaymentState): Readonly<Record<string, string>> => {
  if (state.kind !== 'done') return {};
  const { flow, amountType } = state.checked.payment;
  return { flow, amountType };
};
