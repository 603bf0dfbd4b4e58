import { createMemoryRecords } from '@member-portal/infrastructure/container';
import { expect, it } from 'vitest';
import { createSessionMark } from '../../../src/infrastructure/storage/session-mark.ts';
import { createSharedSessionEnds } from '../../../src/infrastructure/storage/shared-session-ends.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeFingerprint } from '../../support/fakes/fake-fingerprint.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, settled } from '../../support/fakes/fake-time.ts';

const MINUTE = 60_000;

it('the mark of an earlier end does not end a session whose token was refreshed after the clock was set back', async () => {
  const time = fakeTime();
  const mark = createSessionMark(createMemoryRecords(), fakeFingerprint(), fakeClock(time));
  const sessions = fakeSessionStore(aSession(time.now()));
  mark.keep(sessions);
  await time.advance(MINUTE);
  sessions.close('signed-out');
  await time.advance(MINUTE);
  sessions.open(aSession(time.now(), AVERY, 1));
  await time.advance(MINUTE);
  time.sleep(-60 * MINUTE);
  const refreshed = aSession(time.now(), AVERY, 2);
  sessions.refresh(refreshed);
  await settled();
  expect(await mark.isOver(refreshed)).toBe(false);
});

it('of a tab that loads while another one signs out does not hide that end', async () => {
  const time = fakeTime();
  const records = createMemoryRecords();
  const session = aSession(time.now());
  await time.advance(MINUTE);
  const mark = createSessionMark(records, fakeFingerprint(), fakeClock(time));
  const loading = fakeSessionStore(session);
  mark.keep(loading);
  createSharedSessionEnds(records, fakeClock(time)).mark();
  loading.close('ended-elsewhere');
  await time.advance(MINUTE);
  expect(await mark.isOver(session)).toBe(true);
});
