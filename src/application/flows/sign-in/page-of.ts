import type { PageName } from '@member-portal/domain/telemetry';
import type { SignInState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names); undefined for a lock and once signed in. */
export const pageOf = (state: SignInState): PageName | undefined => {
  switch (state.kind) {
    case 'contact':
      return state.typed.method === 'EMAIL' ? 'login email' : 'login mobile';
    case 'code':
      return 'login verification code';
    case 'mismatch':
      return 'email mobile mismatch verification';
    case 'locked':
    case 'signed-in':
      return undefined;
  }
};
