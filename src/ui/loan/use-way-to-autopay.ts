import { mayEnrol, mayManage } from '@member-portal/domain/autopay';
import type { LoanSummary } from '@member-portal/domain/loan';
import { useFlag } from '../services/use-flag.ts';

/** What a loan's autopay button does: manage it or set it up; `undefined` if the loan offers neither. */
export const useWayToAutopay = (loan: LoanSummary): 'manage' | 'setUp' | undefined => {
  const autopay = useFlag('autopay');
  if (mayManage(loan)) return 'manage';
  return mayEnrol(loan, { autopay }).isOk() ? 'setUp' : undefined;
};
