import { ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useLocation, useParams } from '@tanstack/react-router';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { CLOSED_VIEW, FIRST_VIEW, useLoans } from './use-loans.ts';

/**
 * Reads into the cache what the page at hand shows first, while `wanted`: for the time that the page has to wait for something
 * else. It goes on to watch what it began to read, because a read that nobody watches is cancelled.
 */
export const useReadAhead = (wanted: boolean): void => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { loanId } = useParams({ strict: false });
  const readLoan = useService(ReadLoan);
  const isClosed = path.startsWith('/loans/closed');
  const loans = useLoans(isClosed ? 'closed' : 'outstanding', isClosed ? CLOSED_VIEW : FIRST_VIEW);
  useFirstPage(loans, wanted && path.startsWith('/loans') && loanId === undefined);
  const id = loanId as LoanId;
  useRead(
    { read: 'loan', loanId: id },
    (signal) => readLoan(id, signal),
    undefined,
    wanted && id !== undefined,
  );
};
