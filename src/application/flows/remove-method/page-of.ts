import type { PageName } from '@member-portal/domain/telemetry';
import type { RemoveMethodState } from './state.ts';

/** What analytics calls a state (specification, section 2: analytics page names); nothing once the method is gone. */
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
