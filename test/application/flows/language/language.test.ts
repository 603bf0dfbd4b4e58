import { BeginLanguageChange, type LanguageEvent } from '@member-portal/application/flows/language';
import { ChangeLanguage, RecordLanguageChange } from '@member-portal/application/language';
import { createMemoryLanguageChangeStore } from '@member-portal/application/memory';
import {
  Analytics,
  Buyers,
  LanguageChangeStore,
  Preferences,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import type { Locale } from '@member-portal/domain/locale';
import fc from 'fast-check';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { LanguageResult } from '../../../../src/application/flows/language/event.ts';
import { firstStep, step } from '../../../../src/application/flows/language/step.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeBuyers } from '../../../support/fakes/fake-buyers.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakePreferences } from '../../../support/fakes/fake-preferences.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { START, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { holds, holdsInTime } from '../../../support/property-runs.ts';

const LOCALES: readonly Locale[] = ['en-us', 'en-ca', 'fr-ca'];
const change = { kind: 'change-language' } as const;

const aPage = (signedIn = true) => {
  const analytics = fakeAnalytics();
  const buyers = fakeBuyers();
  const preferences = fakePreferences();
  const services = createServices([
    provide(Analytics, analytics),
    provide(Buyers, buyers),
    provide(LanguageChangeStore, createMemoryLanguageChangeStore()),
    ...provideTenant(fakePortalConfiguration({ locales: LOCALES })),
    provide(Preferences, preferences),
    provide(SessionStore, fakeSessionStore(signedIn ? aSession(START) : undefined)),
  ]);
  let loads = 0;
  let shows = 0;
  const begin = (
    load: () => ResultAsync<ChangeLanguage, typeof OFFLINE> = () => okAsync(services.get(ChangeLanguage)),
  ) =>
    services.get(BeginLanguageChange)(
      {
        load: () => {
          loads += 1;
          return load();
        },
        onChanged: () => {
          shows += 1;
        },
      },
      { locale: 'en-us' },
    );
  return { analytics, buyers, preferences, services, begin, loads: () => loads, shows: () => shows };
};

const ACTS = ['en-ca', 'fr-ca', 'en-us', 'press', 'press', 'offline', 'go on', 'go on', 'leave'] as const;

/** Plays a buyer at the question, over answers that take any time, and checks each state against what was saved. */
const play = async (race: fc.Scheduler, acts: readonly (typeof ACTS)[number][]): Promise<void> => {
  const { analytics, begin, buyers, preferences, services, shows } = aPage();
  let saving = 0;
  const flow = begin(() => {
    saving += 1;
    // Never twice at a time, nor once it is made.
    expect([saving, shows()]).toEqual([1, 0]);
    const loaded = race.schedule(Promise.resolve(ok(services.get(ChangeLanguage))));
    return new ResultAsync(loaded.finally(() => (saving -= 1)));
  });
  const stop = flow.subscribe(() => undefined);
  let isLeft = false;
  const check = (): void => {
    const { kind, chosen, others, current } = flow.state();
    expect([...others, current].toSorted()).toEqual(LOCALES.toSorted());
    expect(others).toContain(chosen);
    if (isLeft) return;
    expect(shows()).toBe(kind === 'changed' ? 1 : 0);
    expect(preferences.rememberedLocale()).toBe(kind === 'changed' ? chosen : undefined);
    expect(buyers.version()).toBe(kind === 'changed' ? 2 : 1);
  };
  for (const act of acts) {
    const before = flow.state();
    if (act === 'press') flow.send(change);
    else if (act === 'offline') buyers.failNext(OFFLINE);
    else if (act === 'go on') {
      if (race.count() > 0) await race.waitOne();
    } else if (act === 'leave') {
      if (!isLeft) stop();
      flow.dispose();
      isLeft = true;
    } else {
      flow.send({ kind: 'choose-language', locale: act });
      const takes = !isLeft && before.kind === 'asking' && before.others.includes(act);
      expect(flow.state().chosen).toBe(takes ? act : before.chosen);
    }
    await settled();
    check();
  }
  await race.waitIdle();
  await settled();
  check();
  expect(isLeft || flow.state().kind !== 'changing').toBe(true);
  // What is in progress is saved even after disposal, and the page is only recorded once.
  expect(buyers.version() === 2).toBe(preferences.rememberedLocale() !== undefined);
  expect(analytics.pages).toEqual(['change language']);
};

describe('the change of language', () => {
  it('offers the other languages, and records its page', () => {
    const { begin, analytics } = aPage();
    const flow = begin();
    expect(analytics.pages).toEqual([]);
    flow.subscribe(() => undefined);
    expect(analytics.pages).toEqual(['change language']);
    expect(flow.state()).toEqual({
      kind: 'asking',
      current: 'en-us',
      others: ['en-ca', 'fr-ca'],
      chosen: 'en-ca',
      failure: undefined,
      attempt: 0,
    });
  });

  // Proves.
  it('is saved on the record and remembered, once, and recorded after the reload', async () => {
    const { begin, buyers, preferences, analytics, services, shows } = aPage();
    const flow = begin();
    flow.send({ kind: 'choose-language', locale: 'fr-ca' });
    flow.send(change);
    flow.send(change);
    expect(flow.state()).toMatchObject({ kind: 'changing', chosen: 'fr-ca' });
    flow.send({ kind: 'choose-language', locale: 'en-ca' });
    expect(shows()).toBe(0);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'changed', chosen: 'fr-ca' });
    expect(shows()).toBe(1);
    expect([buyers.version(), preferences.rememberedLocale()]).toEqual([2, 'fr-ca']);
    expect(analytics.names()).toEqual([]);
    services.get(RecordLanguageChange)();
    expect(analytics.events).toEqual([{ event: 'change_language', info: { locale: 'fr-ca' } }]);
  });

  it('by a visitor is only remembered, and loads nothing of signed-in pages', async () => {
    const { begin, buyers, preferences, loads } = aPage(false);
    const flow = begin();
    flow.send(change);
    await settled();
    expect(flow.state().kind).toBe('changed');
    expect([buyers.version(), preferences.rememberedLocale(), loads()]).toEqual([1, 'en-ca', 0]);
  });

  it('that cannot be saved or loaded can be retried, with its failure shown until then', async () => {
    const { begin, buyers, preferences } = aPage();
    const flow = begin();
    buyers.failNext(OFFLINE);
    flow.send(change);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', failure: OFFLINE, attempt: 1 });
    expect(preferences.rememberedLocale()).toBeUndefined();
    flow.send(change);
    expect(flow.state()).toMatchObject({ kind: 'changing', failure: OFFLINE });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'changed', failure: undefined });
    const unloaded = begin(() => errAsync(OFFLINE));
    unloaded.send(change);
    await settled();
    expect(unloaded.state()).toMatchObject({ kind: 'asking', failure: OFFLINE });
  });

  it('in progress is saved even after disposal', async () => {
    const { begin, buyers } = aPage();
    const flow = begin();
    flow.send(change);
    flow.dispose();
    await settled();
    expect(flow.state().kind).toBe('changing');
    expect(buyers.version()).toBe(2);
  });

  it('defines every event in every state', () => {
    const events: readonly (LanguageEvent | LanguageResult)[] = [
      ...LOCALES.map((locale) => ({ kind: 'choose-language', locale }) as const),
      change,
      { kind: 'changed' },
      { kind: 'failed', failure: OFFLINE },
    ];
    holds(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 8 }), (taken) => {
        const { state } = firstStep('en-us', LOCALES);
        taken.reduce((from, event) => {
          const { state: next, effects } = step(from, event);
          expect(effects).toEqual(
            from.kind === 'asking' && event.kind === 'change-language'
              ? [{ kind: 'change', to: from.chosen }]
              : from.kind === 'changing' && event.kind === 'changed'
                ? [{ kind: 'tell-changed' }]
                : [],
          );
          if (from.kind === 'changed') expect(next).toBe(from);
          const isAnswer = event.kind === 'changed' || event.kind === 'failed';
          if (isAnswer === (from.kind === 'asking')) expect(next).toBe(isAnswer ? from : next);
          expect(next.others).toContain(next.chosen);
          return next;
        }, state);
      }),
    );
  });

  // Proves.
  it('ends in the requested language, whatever a buyer presses while answers are slow or fail', () =>
    holdsInTime(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom(...ACTS), { maxLength: 20 }), play),
    ));

  it('offers no change where there is only one language', () => {
    expect(firstStep('en-us', ['en-us']).state).toMatchObject({ others: [], chosen: 'en-us' });
  });
});
