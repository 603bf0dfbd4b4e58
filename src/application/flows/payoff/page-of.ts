import type { PageName } from '@member-portal/domain/telemetry';
import type { PayoffState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names); a failed payoff is not a success page. */
export const pageOf = (state: PayoffState): PageName | undefined => {
  switch (state.kind) {
    case 'choosing':
      return state.chose ? 'make a payment' : undefined;
    case 'selecting-method':
      return 'select existing payment method';
    case 'reviewing':
      return 'review and pay';
    case 'done':
      return state.outcome.succeeded ? 'payment success' : undefined;
    default:
      return undefined;
  }
};
