import type { Buyers } from '@member-portal/application/ports';
import type { AnalyticsIdentity } from '@member-portal/domain/telemetry';
import { errAsync, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  createIdentifyingBuyers,
  startIdentifying,
} from '../../../src/infrastructure/data-layer/identifying-buyers.ts';
import { aBuyer, email } from '../../support/builders/a-buyer.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';

const buyer = aBuyer();
const BLAKE = 'buyer-blake' as typeof AVERY;

/** Records of buyers that answer with one record, and the buyers that analytics received. */
const records = (answer: ReturnType<Buyers['read']> = okAsync(buyer)) => {
  const asked: string[] = [];
  const told: AnalyticsIdentity[] = [];
  const all: Buyers = {
    read: (id) => {
      asked.push(id);
      return answer;
    },
    update: () => okAsync({ ...buyer, identity: { ...buyer.identity, email: email('new@example.com') } }),
  };
  const analytics = {
    pageLoaded: () => undefined,
    track: () => undefined,
    identify: (identity: AnalyticsIdentity) => void told.push(identity),
  };
  return { all, asked, told, buyers: createIdentifyingBuyers(all, analytics) };
};
const identity = { buyerId: AVERY, email: buyer.identity.email, phone: buyer.identity.phone };

describe('buyer records that are reported to analytics', () => {
  it('are reported when they are read, and returned unchanged', async () => {
    const { buyers, told } = records();
    expect((await buyers.read(AVERY))._unsafeUnwrap()).toBe(buyer);
    expect(told).toEqual([identity]);
  });

  it('are reported with a changed e-mail as soon as it is saved', async () => {
    const { buyers, told } = records();
    expect((await buyers.update(AVERY, () => ok(undefined))).isOk()).toBe(true);
    expect(told).toEqual([{ ...identity, email: 'new@example.com' }]);
  });

  it('are not reported where reading them failed', async () => {
    const { buyers, told } = records(errAsync({ kind: 'network-error' }));
    expect((await buyers.read(AVERY)).isErr()).toBe(true);
    expect(told).toEqual([]);
  });
});

describe('whoever signs in', () => {
  it('is read at once where somebody is signed in already', () => {
    const { all, asked } = records();
    startIdentifying(all, fakeSessionStore(aSession(START)));
    expect(asked).toEqual([AVERY]);
  });

  it('is read at each sign-in, at no other change, and not once that is over', () => {
    const { all, asked } = records();
    const sessions = fakeSessionStore();
    const stop = startIdentifying(all, sessions);
    expect(asked).toEqual([]);
    sessions.open(aSession(START));
    sessions.refresh(aSession(START, AVERY, 2));
    sessions.close('signed-out');
    sessions.open(aSession(START, BLAKE));
    expect(asked).toEqual([AVERY, BLAKE]);
    stop();
    sessions.open(aSession(START));
    expect(asked).toEqual([AVERY, BLAKE]);
  });
});
