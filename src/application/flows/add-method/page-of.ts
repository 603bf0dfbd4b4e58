import type { PageName } from '@member-portal/domain/telemetry';
import type { AddMethodState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names); undefined once the flow is over. */
export const pageOf = (state: AddMethodState): PageName | undefined => {
  switch (state.kind) {
    case 'form':
      return state.another ? 'add another payment method' : 'add payment method';
    case 'terms':
      return 'terms and conditions';
    case 'connect':
      return 'connect an account';
    case 'added':
    case 'left':
      return undefined;
  }
};
