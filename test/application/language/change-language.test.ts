import {
  AdoptLanguage,
  ChangeLanguage,
  ChooseLanguage,
  CurrentLocale,
  RecordLanguageChange,
} from '@member-portal/application/language';
import { createMemoryBuyerNotes, createMemoryLanguageChangeStore } from '@member-portal/application/memory';
import type { Locale } from '@member-portal/domain/locale';
import { errAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { aBuyer } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakePreferences } from '../../support/fakes/fake-preferences.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';

const configuration = fakePortalConfiguration({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' });

const aChange = (session = aSession(START), signedIn = true) => {
  const preferences = fakePreferences(['fr-FR']);
  const buyers = fakeBuyers();
  const analytics = fakeAnalytics();
  const sessions = fakeSessionStore(signedIn ? session : undefined);
  const changes = createMemoryLanguageChangeStore();
  const choose = ChooseLanguage.create({ configuration, preferences, changes });
  return {
    preferences,
    buyers,
    analytics,
    change: ChangeLanguage.create({ configuration, choose, sessions, buyers }),
    choose,
    record: RecordLanguageChange.create({ changes, configuration, analytics }),
  };
};

describe('a change of language', () => {
  // Proves.
  it('saves the buyer, remembers the locale and is tracked once, after the reload', async () => {
    const { change, buyers, preferences, analytics, record } = aChange();
    expect((await change('fr-ca')).isOk()).toBe(true);
    expect(buyers.current()).toMatchObject({ languagePreference: 'fr-ca', givenName: 'Avery' });
    expect(buyers.version()).toBe(2);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
    expect(analytics.events).toEqual([]);
    record();
    record();
    expect(analytics.events).toEqual([{ event: 'change_language', info: { locale: 'fr-ca' } }]);
  });

  it('whose session has ended meanwhile saves and remembers nothing', async () => {
    const { change, buyers, preferences } = aChange(undefined, false);
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(buyers.version()).toBe(1);
    expect(preferences.rememberedLocale()).toBeUndefined();
  });

  // Proves.
  it('to a locale that the tenant has not changes nothing', async () => {
    const { change, buyers, preferences } = aChange();
    expect((await change('en-us'))._unsafeUnwrapErr()).toEqual({ kind: 'unsupported-locale' });
    expect(buyers.version()).toBe(1);
    expect(preferences.rememberedLocale()).toBeUndefined();
  });

  // Proves.
  it('that cannot be saved is not remembered either', async () => {
    const { change, buyers, preferences, analytics } = aChange();
    buyers.failNext(OFFLINE);
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(preferences.rememberedLocale()).toBeUndefined();
    expect(analytics.names()).toEqual([]);
  });

  // Proves.
  it('never overwrites a concurrent change', async () => {
    const { change, buyers } = aChange();
    buyers.changeUnderneath((buyer) => ({ ...buyer, givenName: 'Ava' }), true);
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual({ kind: 'changed-underneath' });
    expect(buyers.current()).toMatchObject({ givenName: 'Ava', languagePreference: 'en-us' });
  });

  it('is made where another tab has made the same one at the same moment', async () => {
    const { change, buyers, preferences } = aChange();
    buyers.changeUnderneath((buyer) => ({ ...buyer, languagePreference: 'fr-ca' }), true);
    expect((await change('fr-ca')).isOk()).toBe(true);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
  });

  it('tells of a concurrent change also where the record cannot be read then', async () => {
    const { change, buyers } = aChange();
    buyers.changeUnderneath((buyer) => ({ ...buyer, givenName: 'Ava' }), true);
    buyers.read = () => errAsync(OFFLINE);
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual({ kind: 'changed-underneath' });
  });
});

describe('a visitor’s choice of language', () => {
  it('is remembered and tracked, with no buyer fetched or saved', () => {
    const { choose, buyers, preferences, analytics, record } = aChange(undefined, false);
    expect(choose('fr-ca').isOk()).toBe(true);
    record();
    expect(buyers.version()).toBe(1);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
    expect(analytics.events).toEqual([{ event: 'change_language', info: { locale: 'fr-ca' } }]);
  });

  it('of a locale that the tenant has not changes nothing', () => {
    const { choose, preferences, analytics, record } = aChange(undefined, false);
    expect(choose('en-us')._unsafeUnwrapErr()).toEqual({ kind: 'unsupported-locale' });
    record();
    expect(preferences.rememberedLocale()).toBeUndefined();
    expect(analytics.names()).toEqual([]);
  });
});

describe('a change of language whose answer is lost', () => {
  it('is read back, and remembered once the record shows it', async () => {
    const { change, buyers, preferences } = aChange();
    buyers.loseNextAnswer();
    expect((await change('fr-ca')).isOk()).toBe(true);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
  });

  it('is unknown where the record cannot be read either', async () => {
    const { change, buyers, preferences } = aChange();
    buyers.loseNextAnswer();
    buyers.read = () => errAsync(OFFLINE);
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(preferences.rememberedLocale()).toBeUndefined();
  });

  it('is no success where the answer shows the old language', async () => {
    const { change, buyers } = aChange();
    buyers.ignoreNextWrite();
    expect((await change('fr-ca'))._unsafeUnwrapErr()).toEqual({
      kind: 'unexpected-response',
      path: 'language',
    });
  });
});

describe('the language on file', () => {
  const anAdoption = (remembered?: string, locales: readonly Locale[] = ['en-ca', 'fr-ca']) => {
    const preferences = fakePreferences(['en-CA'], remembered);
    const tenant = fakePortalConfiguration({ locales, defaultLocale: locales[0] ?? 'en-ca' });
    const language = AdoptLanguage.create({
      configuration: tenant,
      preferences,
      notes: createMemoryBuyerNotes(),
    });
    return { preferences, language };
  };
  const french = aBuyer({ languagePreference: 'fr-ca' });

  it('is remembered where this browser remembers no choice', () => {
    const { language, preferences } = anAdoption();
    expect(language.isOpen()).toBe(true);
    language.adopt(french);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
    expect(language.isOpen()).toBe(false);
  });

  it('is taken over where what is remembered is no language of the tenant’s', () => {
    const { language, preferences } = anAdoption('en-us');
    language.adopt(french);
    expect(preferences.rememberedLocale()).toBe('fr-ca');
  });

  it.each([
    ['a choice is remembered', 'en-ca', french, undefined],
    ['it is unknown', undefined, { ...french, languagePreference: undefined }, undefined],
    ['the tenant does not offer it', undefined, aBuyer({ languagePreference: 'en-us' }), undefined],
    ['the tenant has one language', undefined, french, ['fr-ca']],
  ] as const)('is left alone where %s', (_, remembered, buyer, locales) => {
    const { language, preferences } = anAdoption(remembered, locales);
    language.adopt(buyer);
    expect(preferences.rememberedLocale()).toBe(remembered);
  });

  it('is adopted once a session, so that a browser without storage does not reload endlessly', () => {
    const notes = createMemoryBuyerNotes();
    const forgetful = { ...fakePreferences(['en-CA']), rememberLocale: vi.fn() };
    const language = AdoptLanguage.create({ configuration, preferences: forgetful, notes });
    language.adopt(french);
    language.adopt(french);
    expect(forgetful.rememberLocale).toHaveBeenCalledTimes(1);
  });
});

describe('the locale to show', () => {
  // Proves.
  it.each([
    ['fr-ca', ['en-US'], 'fr-ca'],
    ['en-us', ['fr-FR'], 'fr-ca'],
    [undefined, ['de', 'en-CA'], 'en-ca'],
    [undefined, ['de'], 'en-ca'],
  ] as const)('with %s remembered and a browser of %j is %s', (remembered, languages, expected) => {
    expect(
      CurrentLocale.create({ configuration, preferences: fakePreferences(languages, remembered) })(),
    ).toBe(expected);
  });
});
