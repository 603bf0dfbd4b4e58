// Telling a buyer of the session's end: asked two minutes before a tick at which nobody will have been there.

import {
  createMemoryPendingSignInStore,
  createMemorySessionRecordStore,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import type { Clock, Timer } from '@member-portal/application/ports';
import { ObserveSession, SignOut } from '@member-portal/application/session';
import { type Instant, instantToText } from '@member-portal/domain/calendar';
import { beginSession } from '@member-portal/domain/session';
import { averysSession } from '../support/a-buyer.ts';
import { at } from '../support/a-loan.ts';

// Time as this program wants it: it passes when the one timer is called.
let now = at('2026-11-21T15:00:00Z');
let next: { readonly at: Instant; readonly callback: () => void } | undefined;
const clock: Clock = { now: () => now };
const timer: Timer = {
  at: (time, callback) => {
    next = { at: time, callback };
    return () => undefined;
  },
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await undefined;
};

const sessions = createMemorySessionStore(averysSession);
const records = createMemorySessionRecordStore(beginSession(now));
const stop = ObserveSession.create({ sessions, records, timer, clock })((notice) =>
  console.log(notice.kind, 'endsAt' in notice ? instantToText(notice.endsAt) : ''),
);
await settled(); // -> none

now = next?.at ?? now;
next?.callback();
await settled(); // -> idle-prompt 2026-11-21T15:15:00.000Z
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
// -> buyer-1's tokens are refused from now on
