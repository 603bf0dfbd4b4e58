import type { Money } from '../money/index.ts';
import { isPastDue } from './is-past-due.ts';
import { segmentOf } from './loan-status.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Whether an outstanding loan is up to date (specification, section 4: loan sub-statuses). */
export type LoanStanding =
  | { readonly kind: 'current' }
  /** Past due, but not yet delinquent. */
  | { readonly kind: 'grace-period'; readonly pastDue: Money }
  | { readonly kind: 'delinquent'; readonly pastDue: Money };

type Standing = Pick<LoanSummary, 'status' | 'subStatus' | 'pastDue'>;

/** The platform's sub-status decides; an amount past due without one counts as delinquent. A closed loan has no due days. */
export const standingOf = ({ status, subStatus, pastDue }: Standing): LoanStanding => {
  if (segmentOf(status) !== 'outstanding') return { kind: 'current' };
  if (subStatus === 'GRACE_PERIOD') return { kind: 'grace-period', pastDue };
  return subStatus === 'DELINQUENT_PAST_DUE' || isPastDue({ pastDue })
    ? { kind: 'delinquent', pastDue }
    : { kind: 'current' };
};
