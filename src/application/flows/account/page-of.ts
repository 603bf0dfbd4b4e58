import type { PageName } from '@member-portal/domain/telemetry';
import type { AccountState } from './state.ts';

/** The page name of the account page (specification, section 2: analytics page names); a dialog over it has its own. */
export const pageOf = (_: AccountState): PageName => 'account details';
