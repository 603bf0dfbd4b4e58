import type { PageName } from '@member-portal/domain/telemetry';
import type { PaymentState } from './state.ts';

/** The page name of a state in analytics; a payment that failed is not a success page. */
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

/** Details of the page for analytics: on success, the kind of payment. */
export const pageInfoOf = (state: PaymentState): Readonly<Record<string, string>> => {
  if (state.kind !== 'done') return {};
  const { flow, amountType } = state.checked.payment;
  return { flow, amountType };
};
