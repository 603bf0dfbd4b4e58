import type { PageName } from '@member-portal/domain/telemetry';
import type { LanguageState } from './state.ts';

/** The page name of the language dialog, the same in all states (specification, section 2: analytics page names). */
export const pageOf = (_: LanguageState): PageName => 'change language';
