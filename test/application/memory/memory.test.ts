import {
  createMemoryBuyerActivity,
  createMemoryDraftStore,
  createMemoryFlagStore,
  createMemoryIntentStore,
  createMemoryLanguageChangeStore,
  createMemoryPendingSignInStore,
  createMemoryPreferences,
  createMemoryPrivacyChoices,
  createMemorySessionRecordStore,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import type { PendingSignIn } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { INTENT_LIFETIME_MS, type LoanIntents, REPETITION_MS } from '@member-portal/domain/payment';
import { beginSession } from '@member-portal/domain/session';
import { describe, expect, it, vi } from 'vitest';
import { anOpenOrder } from '../../support/builders/a-payment.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { expectSessionKept } from '../../support/contract/session-store-contract.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';

describe('a program without storage', () => {
  it('keeps what was typed until it is cleared', () => {
    const store = createMemoryDraftStore();
    expect(store.read()).toBeUndefined();
    const drafts = { buyerId: AVERY, drafts: { 'account.address': { city: 'Troy' } } };
    store.write(drafts);
    expect(store.read()).toEqual(drafts);
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it('prefers the languages that it is told, and remembers the one that is chosen', () => {
    const preferences = createMemoryPreferences(['fr-CA', 'en']);
    expect(preferences.languages()).toEqual(['fr-CA', 'en']);
    expect(preferences.rememberedLocale()).toBeUndefined();
    preferences.rememberLocale('fr-ca');
    expect(preferences.rememberedLocale()).toBe('fr-ca');
    expect(createMemoryPreferences().languages()).toEqual([]);
  });

  it('notifies subscribers of reported buyer activity until they unsubscribe', () => {
    const activity = createMemoryBuyerActivity();
    const listener = vi.fn();
    const stop = activity.subscribe(listener);
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('returns a pending language change once', () => {
    const store = createMemoryLanguageChangeStore();
    store.write('fr-ca');
    expect([store.take(), store.take()]).toEqual(['fr-ca', undefined]);
  });

  it('notifies subscribers of privacy choices, which are off by default', () => {
    const choices = createMemoryPrivacyChoices({ doNotShare: true });
    const listener = vi.fn();
    const stop = choices.subscribe(listener);
    expect(choices.current()).toEqual({ optedOut: false, doNotShare: true });
    choices.keep({ optedOut: true, doNotShare: false });
    stop();
    choices.keep({ optedOut: false, doNotShare: false });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(choices.current()).toEqual({ optedOut: false, doNotShare: false });
  });

  it('notifies subscribers when a session opens, is refreshed and ends, and never without a session', () => {
    expectSessionKept(createMemorySessionStore());
    const session = aSession(START);
    expect(createMemorySessionStore(session).current()).toBe(session);
  });

  it('ends a session whose token has expired when it is read', async () => {
    const time = fakeTime();
    const store = createMemorySessionStore(aSession(START), fakeClock(time));
    expectSessionKept(createMemorySessionStore(undefined, fakeClock(time)));
    const changes = vi.fn();
    store.subscribe(changes);
    await time.advance(20 * 60_000 - 1);
    expect(store.current()).toBeDefined();
    await time.advance(1);
    expect([store.current(), store.current()]).toEqual([undefined, undefined]);
    expect(changes).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(changes.mock.calls).toEqual([[{ kind: 'closed', end: 'rejected', outlived: aSession(START) }]]);
    store.open(aSession(time.now()));
    expect(store.current()).toBeDefined();
  });

  it('keeps a session that opens before the end of an expired one is told', async () => {
    const time = fakeTime();
    const store = createMemorySessionStore(aSession(START), fakeClock(time));
    await time.advance(20 * 60_000);
    expect(store.current()).toBeUndefined();
    const opened = aSession(time.now());
    store.open(opened);
    await Promise.resolve();
    expect(store.current()).toBe(opened);
  });

  it('changes the record of a session one change after the other', async () => {
    const store = createMemorySessionRecordStore();
    const record = beginSession(START);
    const quick = vi.fn();
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const first = store.update(async () => {
      await slow;
      return { record, answer: 'first' };
    });
    const second = store.update(async (kept) => {
      quick(kept);
      return { record: undefined, answer: 'second' };
    });
    expect((await store.read())._unsafeUnwrap()).toBeUndefined();
    expect(quick).not.toHaveBeenCalled();
    answer();
    expect((await first)._unsafeUnwrap()).toBe('first');
    expect((await second)._unsafeUnwrap()).toBe('second');
    expect(quick).toHaveBeenCalledWith(record);
    expect((await store.read())._unsafeUnwrap()).toBeUndefined();
    expect((await createMemorySessionRecordStore(record).read())._unsafeUnwrap()).toBe(record);
  });

  it('notifies subscribers of every change of the record, also after one that failed', async () => {
    const store = createMemorySessionRecordStore();
    const record = beginSession(START);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await expect(store.update(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await store.update(async () => ({ record, answer: undefined }));
    expect(listener.mock.calls).toEqual([[record]]);
    stop();
    await store.update(async () => ({ record: undefined, answer: undefined }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies subscribers of new flags, and says which flags are known', () => {
    const store = createMemoryFlagStore({ payOff: false });
    expect([store.isKnown('payOff'), store.isKnown('autopay')]).toEqual([true, false]);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.replace(undefined);
    expect(listener).not.toHaveBeenCalled();
    store.replace({ autopay: true });
    expect([store.isKnown('payOff'), store.isKnown('autopay')]).toEqual([true, true]);
    expect(listener).toHaveBeenCalledWith(store.current());
    stop();
    store.replace({ autopay: false });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.current().autopay).toBe(false);
  });

  it('keeps the open orders of one buyer from another', async () => {
    const store = createMemoryIntentStore(fakeClock(fakeTime()));
    const loanId = 'loan-1' as LoanId;
    const intents: LoanIntents = { open: anOpenOrder('key-1', START), booked: [] };
    await store.update(AVERY, loanId, () => intents);
    const other = 'buyer-other' as BuyerId;
    expect((await store.read(AVERY, loanId))._unsafeUnwrap()).toEqual(intents);
    expect((await store.openLoans(AVERY))._unsafeUnwrap()).toEqual([loanId]);
    expect((await store.read(other, loanId))._unsafeUnwrap()).toBeUndefined();
    expect((await store.openLoans(other))._unsafeUnwrap()).toEqual([]);
    await store.update(AVERY, loanId, () => undefined);
    expect((await store.openLoans(AVERY))._unsafeUnwrap()).toEqual([]);
  });

  it('lists a loan whose id contains a space, under its whole id', async () => {
    const store = createMemoryIntentStore(fakeClock(fakeTime()));
    const loanId = 'loan 1 of 2' as LoanId;
    const spaced = 'buyer avery' as BuyerId;
    await store.update(spaced, loanId, () => ({ open: anOpenOrder('key-1', START), booked: [] }));
    expect((await store.openLoans(spaced))._unsafeUnwrap()).toEqual([loanId]);
    expect((await store.openLoans('buyer' as BuyerId))._unsafeUnwrap()).toEqual([]);
    expect((await store.read('buyer' as BuyerId, 'avery loan 1 of 2' as LoanId))._unsafeUnwrap()).toBe(
      undefined,
    );
  });

  it('reads expired orders as none, and gives none to a change', async () => {
    const time = fakeTime();
    const store = createMemoryIntentStore(fakeClock(time));
    const loanId = 'loan-1' as LoanId;
    const open = anOpenOrder('open', START);
    const booked = { requestKey: 'booked', orderFingerprint: 'two', bookedAt: START, knownConfirmations: [] };
    const read = async () => (await store.read(AVERY, loanId))._unsafeUnwrap();
    const openLoans = async () => (await store.openLoans(AVERY))._unsafeUnwrap();
    await store.update(AVERY, loanId, () => ({ open, booked: [booked] }));

    time.sleep(REPETITION_MS - 1);
    expect(await read()).toEqual({ open, booked: [booked] });
    time.sleep(1);
    expect(await read()).toEqual({ open, booked: [] });

    time.sleep(INTENT_LIFETIME_MS - REPETITION_MS - 1);
    expect(await openLoans()).toEqual([loanId]);
    time.sleep(1);
    expect([await read(), await openLoans()]).toEqual([undefined, []]);
    const change = vi.fn((known: LoanIntents | undefined) => known);
    expect((await store.update(AVERY, loanId, change))._unsafeUnwrap()).toBeUndefined();
    expect(change).toHaveBeenCalledWith(undefined);
  });

  it('clears everything of a pending sign-in, including its lock', () => {
    const store = createMemoryPendingSignInStore();
    store.write({} as PendingSignIn);
    store.writeLock(1 as Instant);
    store.writeTyped({ email: 'avery@example.com', phone: '', method: 'EMAIL' });
    store.clear();
    expect([store.read(), store.readLock(), store.readTyped()]).toEqual([undefined, undefined, undefined]);
  });
});
