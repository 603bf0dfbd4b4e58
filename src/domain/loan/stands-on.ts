import type { PlainDate } from '../calendar/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** The day for which a loan is told: today, or its last one where it has ended. What falls due after that is not expected. */
export const standsOn = ({ closedOn }: Pick<LoanSummary, 'closedOn'>, today: PlainDate): PlainDate =>
  closedOn !== undefined && closedOn < today ? closedOn : today;
