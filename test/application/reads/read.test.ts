import { readsOfLoan } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';

describe('the reads of a loan', () => {
  it('are its lists, itself and its history', () => {
    const loanId = 'loan-1' as LoanId;
    expect(readsOfLoan(loanId)).toEqual([
      { read: 'loans' },
      { read: 'loan', loanId },
      { read: 'history', loanId },
    ]);
  });
});
