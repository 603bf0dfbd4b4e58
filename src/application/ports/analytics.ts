import type { EventInfo, PageName } from '@member-portal/domain/telemetry';
import { token } from '../services/index.ts';

/** The in-page data layer (specification, section 9: analytics). */
export interface Analytics {
  /** `info` adds details of a success page: which flow, and the kind of amount. Never a loan id. */
  pageLoaded(page: PageName, info?: EventInfo): void;
  track(event: string, info?: EventInfo): void;
}
export const Analytics = token<Analytics>('Analytics');
