import { addBusinessDays } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { endOfDay } from '../calendar/zone.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** A draft can be stopped up to this many business days before it. */
const STOP_BUSINESS_DAYS = 3;

/** The last moment at which a draft can be changed or stopped. */
export const lastChangeOf = (on: PlainDate, tenant: PlatformTenant): number =>
  endOfDay(tenant.timezone, addBusinessDays(on, -STOP_BUSINESS_DAYS, tenant.country));
