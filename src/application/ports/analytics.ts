import type { PageName } from '@member-portal/domain/telemetry';
import { token } from '../services/index.ts';

/** The in-page data layer (specification, section 9: analytics). */
export interface Analytics {
  pageLoaded(page: PageName): void;
  track(event: string, info?: Readonly<Record<string, string | number | boolean>>): void;
}
export const Analytics = token<Analytics>('Analytics');
