// Announcing the session's end: the idle prompt opens two minutes before the tick that would end the session.

import {
  createMemoryPendingSignInStore,
  createMemorySessionRecordStore,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import { ObserveSession, SignOut } from '@member-portal/application/session';
import { instantToText } from '@member-portal/domain/calendar';
import { beginSession } from '@member-portal/domain/session';
import { aSession } from '../../test/support/builders/a-session.ts';
import { fakeClock } from '../../test/support/fakes/fake-clock.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { fakeTimer } from '../../test/support/fakes/fake-timer.ts';

// This program controls the clock.
const time = fakeTime();
const sessions = createMemorySessionStore(aSession(time.now()));
const records = createMemorySessionRecordStore(beginSession(time.now()));
const stop = ObserveSession.create({ sessions, records, timer: fakeTimer(time), clock: fakeClock(time) })(
  (notice) => console.log(notice.kind, 'endsAt' in notice ? instantToText(notice.endsAt) : ''),
);
await time.advance(0); // -> none

await time.advance(13 * 60_000); // -> idle-prompt 2026-11-21T15:15:00.000Z
stop();

const signOut = SignOut.create({
  sessions,
  pending: createMemoryPendingSignInStore(),
  records,
  ends: { mark: () => console.log('marked for tabs that are asleep') },
  revocation: { revoke: ({ buyerId }) => console.log(`${buyerId}'s tokens are refused from now on`) },
});
sessions.subscribe((change) => console.log(change.kind, 'end' in change && change.end));
signOut();
// -> closed signed-out
// -> marked for tabs that are asleep
// -> buyer-avery's tokens are refused from now on
