import type { PageName } from '@member-portal/domain/telemetry';
import type { ConfirmEmailState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names); undefined if nothing is asked. */
export const pageOf = (state: ConfirmEmailState): PageName | undefined =>
  'question' in state && state.question ? 'confirm or change email' : undefined;
