import type { LoanId, LoanSegment } from '@member-portal/domain/loan';
import { ReadBuyer } from '../account/read-buyer.ts';
import { FeatureFlags, SessionStore } from '../ports/index.ts';
import { pageOf, SessionReads } from '../reads/index.ts';
import { defineUseCase } from '../services/index.ts';
import { ListLoans } from './list-loans.ts';
import { loanList } from './loan-lists.ts';
import { ReadLoan } from './read-loan.ts';

/** Begins the first reads of signed-in pages before a page asks for them; nothing is read twice. */
export interface ReadAhead {
  /** Reads the buyer's record, for which signed-in content waits, unless the blocking flag is known to be off. */
  readonly buyer: () => void;
  /** Reads the first page of a list of loans, without filters. */
  readonly loans: (segment: LoanSegment) => void;
  /** Reads a loan. */
  readonly loan: (loanId: LoanId) => void;
  /** When the next session opens, reads the buyer's record, and the outstanding loans if `showsLoans` then says so. */
  readonly afterSignIn: (showsLoans: () => boolean) => void;
}

const CHARGE_OFF = 'collectionsChargeOff';

export const ReadAhead = defineUseCase(
  'ReadAhead',
  {
    sessions: SessionStore,
    flags: FeatureFlags,
    // Created before this subscribes to the session, because a session that opens clears it.
    reads: SessionReads,
    readBuyer: ReadBuyer,
    listLoans: ListLoans,
    readLoan: ReadLoan,
  },
  ({ sessions, flags, reads, readBuyer, listLoans, readLoan }): ReadAhead => {
    const buyer = (): void => {
      const chargeOff = flags.isKnown(CHARGE_OFF) ? flags.current()[CHARGE_OFF] : undefined;
      if (chargeOff !== false) reads.loadAhead({ read: 'buyer' }, readBuyer);
    };
    const loans = (segment: LoanSegment): void => {
      const { read, load, part } = pageOf(loanList(listLoans, segment));
      reads.loadAhead(read, load, part);
    };
    let stop = (): void => undefined;
    return {
      buyer,
      loans,
      loan: (loanId) =>
        reads.loadAhead({ read: 'loan', loanId }, (cancellation) => readLoan(loanId, cancellation)),
      afterSignIn: (showsLoans) => {
        stop();
        stop = sessions.subscribe(({ kind }) => {
          if (kind !== 'opened') return;
          stop();
          buyer();
          if (showsLoans()) loans('outstanding');
        });
      },
    };
  },
);
