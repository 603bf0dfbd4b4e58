import { ReadAhead } from '@member-portal/application/loans';
import { createMemoryBuyerNotes } from '@member-portal/application/memory';
import {
  BuyerNotes,
  Buyers,
  FeatureFlags,
  provideServicing,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import type { Session } from '@member-portal/domain/session';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';

/** Reads ahead over fake ports which note what is read. */
const readingAhead = (flags = fakeFeatureFlags(), session?: Session) => {
  const asked: string[] = [];
  const buyers = fakeBuyers();
  const servicing = fakeServicing(fakeTime());
  const sessions = fakeSessionStore(session);
  const services = createServices([
    provide(SessionStore, sessions),
    provide(FeatureFlags, flags),
    provide(BuyerNotes, createMemoryBuyerNotes()),
    provide(Buyers, {
      ...buyers,
      read: (buyerId, cancellation) => {
        asked.push('buyer');
        return buyers.read(buyerId, cancellation);
      },
    }),
    ...provideServicing({
      ...servicing,
      listLoans: (query, cancellation) => {
        asked.push(`list of ${query.statuses.includes('OUTSTANDING') ? 'outstanding' : 'closed'} loans`);
        return servicing.listLoans(query, cancellation);
      },
      readLoan: (loanId, cancellation) => {
        asked.push(`loan ${loanId}`);
        return servicing.readLoan(loanId, cancellation);
      },
    }),
  ]);
  return { asked, sessions, ahead: services.get(ReadAhead) };
};

const CHARGE_OFF = 'collectionsChargeOff';

describe('reading ahead', () => {
  it('reads a loan, a list and the buyer once, however often it is begun', () => {
    const { asked, ahead } = readingAhead(fakeFeatureFlags({ [CHARGE_OFF]: true }), aSession(START));
    const { id } = aLoan();
    for (let times = 0; times < 2; times += 1) {
      ahead.loan(id);
      ahead.loans('closed');
      ahead.buyer();
    }
    expect(asked).toEqual([`loan ${id}`, 'list of closed loans', 'buyer']);
  });

  it.each([
    ['off', fakeFeatureFlags({ [CHARGE_OFF]: false }), []],
    ['unknown yet', fakeFeatureFlags({ [CHARGE_OFF]: false }, false), ['buyer']],
  ] as const)('with the blocking flag %s, reads of the buyer: %s', (_, flags, read) => {
    const { asked, ahead } = readingAhead(flags, aSession(START));
    ahead.buyer();
    expect(asked).toEqual(read);
  });

  it.each([
    [true, ['buyer', 'list of outstanding loans']],
    [false, ['buyer']],
  ] as const)('after a sign-in, with the list shown next %s, reads %s', (showsLoans, read) => {
    const { asked, ahead, sessions } = readingAhead(fakeFeatureFlags({ [CHARGE_OFF]: true }));
    ahead.afterSignIn(() => showsLoans);
    expect(asked).toEqual([]);
    sessions.open(aSession(START));
    expect(asked).toEqual(read);
    // Only the next session: a later sign-in waits for its code again.
    sessions.close('signed-out');
    sessions.open(aSession(START));
    expect(asked).toEqual(read);
  });
});
