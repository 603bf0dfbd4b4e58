import type { PageName } from '@member-portal/domain/telemetry';
import type { AddressState } from './state.ts';

/** What analytics calls a state (specification, section 2: analytics page names). */
export const pageOf = ({ kind }: AddressState): PageName =>
  kind === 'saved' ? 'edit address success' : 'edit address';
