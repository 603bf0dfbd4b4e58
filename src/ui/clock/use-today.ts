import { Clock, TenantRules } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import { useService } from '../services/ServicesProvider.tsx';

/** The calendar day it is for the lender: due dates count in the tenant's zone, not in the browser's. */
export const useToday = (): PlainDate => useService(TenantRules).timeZone.dateAt(useService(Clock).now());
