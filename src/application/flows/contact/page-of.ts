import type { PageName } from '@member-portal/domain/telemetry';
import type { ContactState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names). */
export const pageOf = ({ kind, method }: ContactState): PageName => {
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  switch (kind) {
    case 'editing':
    case 'sending':
      return `edit ${word}`;
    case 'verifying':
      return `verify ${word}`;
    case 'changed':
      return `edit ${word} success`;
  }
};
