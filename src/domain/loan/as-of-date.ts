import type { PlainDate } from '../calendar/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** The date as of which a loan is shown: today, or the day it closed. Installments due later are no longer expected. */
export const asOfDate = ({ closedOn }: Pick<LoanSummary, 'closedOn'>, today: PlainDate): PlainDate =>
  closedOn !== undefined && closedOn < today ? closedOn : today;
