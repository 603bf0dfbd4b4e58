import { CountLoans } from '@member-portal/application/loans';
import { LOAN_STATUSES, type LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';

const time = fakeTime();
const loans = LOAN_STATUSES.map((status) => aLoan({ id: status as string as LoanId, status }));
const counts = { outstanding: 3, closed: 5, pastDue: 0, autopayEnrolled: 0 };

const counting = (sessions = fakeSessionStore(aSession(time.now()))) => {
  const servicing = fakeServicing(time, { loans });
  const analytics = fakeAnalytics();
  return { servicing, analytics, count: CountLoans.create({ loans: servicing, sessions, analytics }) };
};

describe("a buyer's loans", () => {
  // Proves.
  it('are counted and told to analytics once, however often a list shows', async () => {
    const { count, analytics } = counting();
    expect((await count())._unsafeUnwrap()).toEqual(counts);
    expect((await count())._unsafeUnwrap()).toEqual(counts);
    expect(analytics.events).toEqual([{ event: 'buyer_loans_data', info: counts }]);
  });

  it('are told again for another buyer', async () => {
    const sessions = fakeSessionStore(aSession(time.now()));
    const { count, analytics } = counting(sessions);
    await count();
    sessions.open({ ...aSession(time.now()), buyerId: 'another' as never });
    await count();
    expect(analytics.names()).toEqual(['buyer_loans_data', 'buyer_loans_data']);
  });

  it('are not told where they could not be read, and are at the next try', async () => {
    const { count, analytics, servicing } = counting();
    servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await count())._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(analytics.names()).toEqual([]);
    await count();
    expect(analytics.names()).toEqual(['buyer_loans_data']);
  });

  it('need a session', async () => {
    const { count, analytics } = counting(fakeSessionStore());
    expect((await count())._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(analytics.names()).toEqual([]);
  });
});
