import { ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { useLoans } from './use-loans.ts';

/**
 * Reads into the cache what the page at hand shows first, and shows nothing: for the time that the page has to wait for
 * something else. It stays until its read has settled, because a read that nobody waits for is cancelled.
 */
export const ReadAhead = ({ onSettled }: { readonly onSettled: () => void }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { loanId } = useParams({ strict: false });
  const isLoans = path.startsWith('/loans');
  useEffect(() => {
    if (!isLoans) onSettled();
  }, [isLoans, onSettled]);
  if (!isLoans) return undefined;
  if (loanId !== undefined) return <Loan loanId={loanId as LoanId} onSettled={onSettled} />;
  return path.startsWith('/loans/closed') ? (
    <Closed onSettled={onSettled} />
  ) : (
    <Outstanding onSettled={onSettled} />
  );
};

const useSettled = (state: string, onSettled: () => void): void =>
  useEffect(() => {
    if (state !== 'loading') onSettled();
  }, [state, onSettled]);

interface ReaderProps {
  readonly onSettled: () => void;
}

const Outstanding = ({ onSettled }: ReaderProps) => {
  useSettled(useFirstPage(useLoans('outstanding')).state, onSettled);
  return undefined;
};

const Closed = ({ onSettled }: ReaderProps) => {
  useSettled(useFirstPage(useLoans('closed', { search: '', sort: 'opened' })).state, onSettled);
  return undefined;
};

const Loan = ({ loanId, onSettled }: ReaderProps & { readonly loanId: LoanId }) => {
  const readLoan = useService(ReadLoan);
  useSettled(useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal)).state, onSettled);
  return undefined;
};
