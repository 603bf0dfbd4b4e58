import type { PageName } from '@member-portal/domain/telemetry';
import type { AddressState } from './state.ts';

/** The page name of a state (specification, section 2: analytics page names). */
export const pageOf = ({ kind }: AddressState): PageName =>
  kind === 'saved' ? 'edit address success' : 'edit address';
