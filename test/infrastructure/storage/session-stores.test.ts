import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import { emailAddress, oneTimeCode, phoneNumber } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { noPage } from '../../../src/infrastructure/browser/page-events.ts';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import { createLocalPreferences } from '../../../src/infrastructure/storage/local-preferences.ts';
import { createSessionDraftStore } from '../../../src/infrastructure/storage/session-draft-store.ts';
import { createSessionEmailConfirmationStore } from '../../../src/infrastructure/storage/session-email-confirmation-store.ts';
import { createSessionPendingSignInStore } from '../../../src/infrastructure/storage/session-pending-sign-in-store.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { deniedStorage, workingStorage } from '../../support/infrastructure/storages.ts';

const email = emailAddress('avery.stone@example.com')._unsafeUnwrap();
const phone = phoneNumber('+1 202 555 0101')._unsafeUnwrap();
const pending = {
  referenceId: 'reference',
  destination: { method: 'EMAIL', email },
  sentAt: START,
  earlier: { method: 'SMS', phone },
  mismatches: 2,
  code: oneTimeCode('123456')._unsafeUnwrap(),
  unanswered: oneTimeCode('654321')._unsafeUnwrap(),
  triesLeft: 3,
  setAside: true,
} as const;
const typed = { email: 'avery.st', phone: '202', method: 'SMS' } as const;
const KEY = 'member-portal.pending-sign-in';

describe('a sign-in in progress', () => {
  it.each([
    ['working', workingStorage()],
    ['denied', deniedStorage],
  ])('is read as it was written when storage is %s', (_, storage) => {
    const kept = createSessionPendingSignInStore(createFallbackStorage(storage));
    expect(kept.read()).toBeUndefined();
    kept.write(pending);
    kept.writeLock(START);
    expect(kept.read()).toEqual(pending);
    expect(kept.readLock()).toBe(START);
    expect(kept.readTyped()).toBeUndefined();
    kept.writeTyped(typed);
    expect(kept.readTyped()).toEqual(typed);
    kept.clear();
    expect([kept.read(), kept.readLock(), kept.readTyped()]).toEqual([undefined, undefined, undefined]);
  });

  it('goes where its method says, whatever else is stored beside it', () => {
    const destination = { method: 'SMS', email, phone };
    const storage = workingStorage({ [KEY]: JSON.stringify({ ...pending, destination }) });
    expect(createSessionPendingSignInStore(storage).read()?.destination).toEqual({ method: 'SMS', phone });
  });

  it('has only the fields that were written', () => {
    const kept = createSessionPendingSignInStore(workingStorage());
    const { referenceId, destination, sentAt } = pending;
    kept.write({ referenceId, destination, sentAt });
    expect(Object.keys(kept.read() ?? {}).sort()).toEqual(['destination', 'referenceId', 'sentAt']);
  });

  it.each([
    ['no JSON', 'x'],
    ['a wrong e-mail', JSON.stringify({ ...pending, destination: { method: 'EMAIL', email: 'nobody' } })],
    ['a wrong mobile', JSON.stringify({ ...pending, destination: { method: 'SMS', phone: '1' } })],
    ['another method', JSON.stringify({ ...pending, destination: { method: 'FAX', phone } })],
    ['no reference', JSON.stringify({ ...pending, referenceId: '' })],
    ['a code that is no text', JSON.stringify({ ...pending, code: 123456 })],
    ['fewer mismatches than none', JSON.stringify({ ...pending, mismatches: -1 })],
    ['a time that is text', JSON.stringify({ ...pending, sentAt: 'now' })],
  ])('reads as none and is removed when it is %s', (_, text) => {
    const storage = workingStorage({ [KEY]: text });
    expect(createSessionPendingSignInStore(storage).read()).toBeUndefined();
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('has nothing typed when what is stored is of another shape', () => {
    const storage = workingStorage({ 'member-portal.sign-in-typed': JSON.stringify({ ...typed, email: 1 }) });
    expect(createSessionPendingSignInStore(storage).readTyped()).toBeUndefined();
    expect(storage.getItem('member-portal.sign-in-typed')).toBeNull();
  });

  it('has no lock when the stored one is none', () => {
    const storage = workingStorage({ 'member-portal.sign-in-lock': '"tomorrow"' });
    expect(createSessionPendingSignInStore(storage).readLock()).toBeUndefined();
    createSessionPendingSignInStore(storage).writeLock(5 as Instant);
    expect(createSessionPendingSignInStore(storage).readLock()).toBe(5);
  });
});

describe('an e-mail that waits to be confirmed', () => {
  it('is read as it was written, until it is cleared', () => {
    const kept = createSessionEmailConfirmationStore(workingStorage());
    expect(kept.read()).toBeUndefined();
    kept.write(email);
    expect(kept.read()).toBe(email);
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  it('reads as none when what is stored is no e-mail', () => {
    const storage = workingStorage({ 'member-portal.email-confirmation': 'nobody' });
    expect(createSessionEmailConfirmationStore(storage).read()).toBeUndefined();
  });
});

describe('preferences', () => {
  // Proves.
  it('remember the locale under a key of the tenant’s own', () => {
    const storage = workingStorage();
    const platform = { localStorage: storage, languages: () => ['fr-CA'], page: noPage };
    const maple = createLocalPreferences(platform, 'maple');
    maple.rememberLocale('fr-ca');
    expect(maple.rememberedLocale()).toBe('fr-ca');
    expect(createLocalPreferences(platform, 'harbour').rememberedLocale()).toBeUndefined();
    expect(maple.languages()).toEqual(['fr-CA']);
  });

  it('remember what was passed to the next document where storage did not keep it over a reload', () => {
    let passedOn: string | undefined;
    const load = () =>
      createLocalPreferences(
        {
          localStorage: createFallbackStorage(undefined),
          languages: () => [],
          page: noPage,
          reportLanguage: (locale) => {
            passedOn = locale;
          },
          readLanguage: () => passedOn,
        },
        'maple',
      );
    const first = load();
    expect(first.rememberedLocale()).toBeUndefined();
    first.rememberLocale('fr-ca');
    const second = load();
    expect(second.rememberedLocale()).toBe('fr-ca');
    // As in the history’s next entry.
    passedOn = undefined;
    expect(second.rememberedLocale()).toBe('fr-ca');
  });

  it('tell the host of each choice, and of one made before, but never of what is no locale', () => {
    const told: string[] = [];
    const reportLanguage = (locale: string) => told.push(locale);
    const open = (localStorage: ReturnType<typeof workingStorage>) =>
      createLocalPreferences({ localStorage, languages: () => [], page: noPage, reportLanguage }, 'maple');
    open(workingStorage()).rememberLocale('fr-ca');
    open(workingStorage({ 'member-portal.maple.locale': 'en-ca' }));
    open(workingStorage({ 'member-portal.maple.locale': 'a; Domain=evil.example' }));
    expect(told).toEqual(['fr-ca', 'en-ca']);
  });

  it.each(['storage', 'pageshow'])(
    'tell of a locale that another tab remembered, by %s, and only then',
    (event) => {
      const storage = workingStorage();
      const page = aPage();
      const maple = createLocalPreferences({ localStorage: storage, languages: () => [], page }, 'maple');
      let told = 0;
      const stop = maple.subscribe(() => {
        told += 1;
      });
      page.happen(event);
      expect(told).toBe(0);
      storage.setItem('member-portal.maple.locale', 'fr-ca');
      page.happen(event);
      page.happen(event);
      expect(told).toBe(1);
      stop();
      storage.setItem('member-portal.maple.locale', 'en-ca');
      page.happen(event);
      expect(told).toBe(1);
    },
  );
});

describe('what was typed', () => {
  const buyerId = 'buyer-1' as BuyerId;
  const drafts = { buyerId, drafts: { 'account.EMAIL': 'avery.new@', payment: { payOn: '2026-11-21' } } };

  it.each([
    ['working', workingStorage()],
    ['denied', deniedStorage],
  ])('is read as it was written, until it is cleared, when storage is %s', (_, storage) => {
    const kept = createSessionDraftStore(createFallbackStorage(storage));
    expect(kept.read()).toBeUndefined();
    kept.write(drafts);
    expect(kept.read()).toEqual(drafts);
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"buyerId":"","drafts":{}}',
    '{"buyerId":"a"}',
    '{"buyerId":"a","drafts":null}',
    '{"buyerId":"a","drafts":[]}',
    '{"buyerId":"a","drafts":"b"}',
  ])('reads as none, and is removed, when storage holds %s', (text) => {
    const storage = workingStorage();
    storage.setItem('member-portal.drafts', text);
    expect(createSessionDraftStore(createFallbackStorage(storage)).read()).toBeUndefined();
    expect(storage.getItem('member-portal.drafts')).toBeNull();
  });
});
