import type { PageName } from '@member-portal/domain/telemetry';
import type { RemoveMethodState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names); undefined once the method is removed. */
export const pageOf = ({ kind }: RemoveMethodState): PageName | undefined => {
  switch (kind) {
    case 'confirming':
    case 'removing':
      return 'delete payment method confirm removal';
    case 'autopay-enrolled':
      return 'delete payment method autopay enrolled';
    case 'removed':
      return undefined;
  }
};
