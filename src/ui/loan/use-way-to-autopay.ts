import { mayEnrol, mayManage } from '@member-portal/domain/autopay';
import type { LoanSummary } from '@member-portal/domain/loan';
import { useFlag } from '../services/use-flag.ts';

/** What a loan's way to autopay leads to: managing it or setting it up; `undefined` where it has none. */
export const useWayToAutopay = (loan: LoanSummary): 'manage' | 'setUp' | undefined => {
  const autopay = useFlag('autopay');
  if (mayManage(loan)) return 'manage';
  return mayEnrol(loan, { autopay }).isOk() ? 'setUp' : undefined;
};
