import {
  createMemoryBuyerActivity,
  createMemoryDraftStore,
  createMemoryIntentStore,
  createMemoryLanguageChangeStore,
  createMemoryPendingSignInStore,
  createMemoryPreferences,
  createMemoryPrivacyChoices,
} from '@member-portal/application/memory';
import type { PendingSignIn } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { describe, expect, it, vi } from 'vitest';
import { AVERY } from '../../support/builders/a-session.ts';

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

  it('hears the signs of a person that it reports, until it stops listening', () => {
    const activity = createMemoryBuyerActivity();
    const listener = vi.fn();
    const stop = activity.subscribe(listener);
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives a change of language once', () => {
    const store = createMemoryLanguageChangeStore();
    store.write('fr-ca');
    expect([store.take(), store.take()]).toEqual(['fr-ca', undefined]);
  });

  it('tells of privacy choices, which are off until they are turned on', () => {
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

  it('keeps the open orders of one buyer from another', async () => {
    const store = createMemoryIntentStore();
    const loanId = 'loan-1' as LoanId;
    const intents = { open: { requestKey: 'key-1' } } as LoanIntents;
    await store.update(AVERY, loanId, () => intents);
    const other = 'buyer-other' as BuyerId;
    expect((await store.read(AVERY, loanId))._unsafeUnwrap()).toBe(intents);
    expect((await store.openLoans(AVERY))._unsafeUnwrap()).toEqual([loanId]);
    expect((await store.read(other, loanId))._unsafeUnwrap()).toBeUndefined();
    expect((await store.openLoans(other))._unsafeUnwrap()).toEqual([]);
    await store.update(AVERY, loanId, () => undefined);
    expect((await store.openLoans(AVERY))._unsafeUnwrap()).toEqual([]);
  });

  it('leaves nothing of a sign-in that has ended behind, no lock either', () => {
    const store = createMemoryPendingSignInStore();
    store.write({} as PendingSignIn);
    store.writeLock(1 as Instant);
    store.writeTyped({ email: 'avery@example.com', phone: '', method: 'EMAIL' });
    store.clear();
    expect([store.read(), store.readLock(), store.readTyped()]).toEqual([undefined, undefined, undefined]);
  });
});
