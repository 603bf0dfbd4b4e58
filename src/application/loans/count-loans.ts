import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { countLoans, type KnownLoanStatus, type LoanCounts, statusesOf } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics, LoanReads, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/**
 * Counts a buyer's loans and records the counts in analytics, once per buyer and page load (specification, section 9:
 * buyer_loans_data). Reads one page of 200 loans, past due first; loans beyond it are not counted.
 */
export type CountLoans = (cancellation?: Cancellation) => ResultAsync<LoanCounts, RequestFailure>;

/** The platform's maximum page size. */
const PAGE_SIZE = 200;

const SHOWN: readonly KnownLoanStatus[] = [...statusesOf('outstanding'), ...statusesOf('closed')];

export const CountLoans = defineUseCase(
  'CountLoans',
  { loans: LoanReads, sessions: SessionStore, analytics: Analytics },
  ({ loans, sessions, analytics }): CountLoans => {
    let told: BuyerId | undefined;
    return (cancellation) =>
      withBuyer(sessions, (buyerId) =>
        loans.listLoans({ buyerId, statuses: SHOWN, limit: PAGE_SIZE }, cancellation).map(({ items }) => {
          const counts = countLoans(items);
          if (told !== buyerId) analytics.track('buyer_loans_data', { ...counts });
          told = buyerId;
          return counts;
        }),
      );
  },
);
