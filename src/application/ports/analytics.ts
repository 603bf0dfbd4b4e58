import type { EventInfo, PageName } from '@member-portal/domain/telemetry';
import { token } from '../services/index.ts';

/** The in-page data layer (specification, section 9: analytics). */
export interface Analytics {
  /** `info` adds details of a success page: which flow, and what kind of amount. Never an id of a loan. */
  pageLoaded(page: PageName, info?: EventInfo): void;
  track(event: string, info?: EventInfo): void;
}
export const Analytics = token<Analytics>('Analytics');
