import type { PageName } from '@member-portal/domain/telemetry';
import type { LanguageState } from './state.ts';

/** The page name of the question (specification, section 2: analytics page names); all of its states are one page. */
export const pageOf = (_: LanguageState): PageName => 'change language';
