import type { PlainDate } from '../calendar/plain-date.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import type { LoanPlan } from './loan-plan.ts';

/** A loan's plan, its borrower, and the day for which it is created. */
export interface LoanOfPerson {
  readonly plan: LoanPlan;
  readonly id: string;
  readonly buyerId: string;
  readonly tenant: PlatformTenant;
  readonly today: PlainDate;
  readonly at: (date: PlainDate, hour: number) => number;
  readonly methodId: string;
  readonly confirmation: () => string;
}
