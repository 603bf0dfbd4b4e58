import { CountLoans } from '@member-portal/application/loans';
import { LOAN_STATUSES, type LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const loans = LOAN_STATUSES.map((status) => aLoan({ id: status as string as LoanId, status }));
const counts = { outstanding: 3, closed: 5, pastDue: 0, autopayEnrolled: 0 };

const counting = () => {
  const { platform, openPage } = aBrowser({ loans });
  const { services, sessions, analytics } = openPage();
  return { platform, sessions, analytics, count: services.get(CountLoans) };
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
    const { count, analytics, sessions } = counting();
    await count();
    sessions.open({ ...aSession(START), buyerId: 'another' as never });
    await count();
    expect(analytics.names()).toEqual(['buyer_loans_data', 'buyer_loans_data']);
  });

  it('are not told where they could not be read, and are at the next try', async () => {
    const { count, analytics, platform } = counting();
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await count())._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(analytics.names()).toEqual([]);
    await count();
    expect(analytics.names()).toEqual(['buyer_loans_data']);
  });

  it('need a session', async () => {
    const { count, analytics, sessions } = counting();
    sessions.close('signed-out');
    expect((await count())._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(analytics.names()).toEqual([]);
  });
});
