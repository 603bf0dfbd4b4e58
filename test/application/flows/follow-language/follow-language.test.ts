import { ReadBuyer } from '@member-portal/application/account';
import { BeginFollowChoice, BeginFollowLanguage } from '@member-portal/application/flows/follow-language';
import { createMemoryBuyerNotes } from '@member-portal/application/memory';
import {
  BuyerNotes,
  Buyers,
  Delay,
  Preferences,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { SessionReads } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import type { Locale } from '@member-portal/domain/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBuyer } from '../../../support/builders/a-buyer.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeBuyers } from '../../../support/fakes/fake-buyers.ts';
import { fakeDelay } from '../../../support/fakes/fake-delay.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakePreferences } from '../../../support/fakes/fake-preferences.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { fakeTime, settled } from '../../../support/fakes/fake-time.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca'];
const LOOK_AGAIN_AFTER_MS = 500;

/** A page in American English. `onRecord` is the language of its signed-in buyer; `keeps`: whether notes survive a reload. */
const aPage = ({
  remembered,
  onRecord = 'en-us',
  keeps = true,
}: {
  remembered?: Locale;
  onRecord?: Locale;
  keeps?: boolean;
} = {}) => {
  const notes = createMemoryBuyerNotes();
  const time = fakeTime();
  const preferences = fakePreferences(['en-US'], remembered);
  const buyers = fakeBuyers(aBuyer({ languagePreference: onRecord }));
  let recordReads = 0;
  const services = createServices([
    provide(Delay, fakeDelay(time)),
    provide(Preferences, preferences),
    ...provideTenant(fakePortalConfiguration({ locales: LOCALES })),
    provide(SessionStore, fakeSessionStore(aSession(time.now()))),
    provide(Buyers, {
      ...buyers,
      read: (...given) => {
        recordReads += 1;
        return buyers.read(...given);
      },
    }),
    provide(BuyerNotes, { ...notes, write: (...note) => notes.write(...note) && keeps }),
  ]);
  const page = { loses: false, reloads: 0 };
  const subject = {
    losesByReload: () => page.loses,
    reload: () => {
      page.reloads += 1;
    },
  };
  const context = { locale: 'en-us', reads: services.get(SessionReads) } as const;
  return {
    page,
    preferences,
    time,
    recordReads: () => recordReads,
    /** What every signed-in page does. */
    readRecord: () => context.reads.watch({ read: 'buyer' }, services.get(ReadBuyer), () => undefined),
    choice: () => services.get(BeginFollowChoice)(subject, context),
    language: () => services.get(BeginFollowLanguage)(subject, context),
  };
};

type Act =
  | { readonly kind: 'choose'; readonly locale: Locale }
  | { readonly kind: 'loses'; readonly loses: boolean }
  | { readonly kind: 'pass'; readonly milliseconds: number };

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.constantFrom(...LOCALES).map((locale): Act => ({ kind: 'choose', locale })),
    fc.boolean().map((loses): Act => ({ kind: 'loses', loses })),
    fc
      .integer({ min: 0, max: 3 * LOOK_AGAIN_AFTER_MS })
      .map((milliseconds): Act => ({ kind: 'pass', milliseconds })),
  ),
  { maxLength: 12 },
);

describe('a language that is chosen in another tab', () => {
  it('is adopted once a reload loses nothing, with a wait of at most half a second then, and only once', () =>
    holdsInTime(
      fc.asyncProperty(acts, async (given) => {
        const { page, preferences, time, choice } = aPage();
        const flow = choice();
        flow.subscribe(() => undefined);
        let chosen: Locale = 'en-us';
        for (const act of given) {
          const before = page.reloads;
          if (act.kind === 'choose') {
            chosen = act.locale;
            preferences.changeElsewhere(chosen);
            // The page looks as soon as a language is chosen.
            expect(before > 0 || chosen === 'en-us' || page.loses === (page.reloads === 0)).toBe(true);
          }
          if (act.kind === 'loses') page.loses = act.loses;
          if (act.kind === 'pass') await time.advance(act.milliseconds);
          await settled();
          if (page.reloads > 0) {
            expect([page.reloads, flow.state().kind]).toEqual([1, 'reloading']);
            if (before === 0) expect([chosen, page.loses]).toEqual(['fr-ca', false]);
          } else expect(flow.state().kind).toBe(chosen === 'en-us' ? 'shown' : 'waiting');
          // Another look is due.
          if (flow.state().kind !== 'waiting') continue;
          expect(time.waiting()).toBeGreaterThan(0);
        }
        page.loses = false;
        await time.advance(LOOK_AGAIN_AFTER_MS);
        expect(page.reloads).toBe(chosen === 'fr-ca' || page.reloads === 1 ? 1 : 0);
      }),
      { numRuns: 150 },
    ));

  it('is followed even where it was chosen before the page subscribed', () => {
    const { page, choice } = aPage({ remembered: 'fr-ca' });
    choice().subscribe(() => undefined);
    expect(page.reloads).toBe(1);
  });

  it('has one wait in progress at a time, however often languages are chosen meanwhile', async () => {
    const { page, preferences, time, choice } = aPage({ remembered: 'fr-ca' });
    page.loses = true;
    choice().subscribe(() => undefined);
    for (const locale of ['en-us', 'fr-ca', 'fr-ca'] as const) preferences.changeElsewhere(locale);
    await time.advance(LOOK_AGAIN_AFTER_MS);
    expect(time.waiting()).toBe(1);
  });

  it('tells no listener of a choice that changes nothing', () => {
    const { preferences, choice } = aPage();
    const flow = choice();
    let told = 0;
    flow.subscribe(() => {
      told += 1;
    });
    preferences.changeElsewhere('en-us');
    expect([told, flow.state().kind]).toEqual([0, 'shown']);
  });

  it('is no longer followed once the page is left', async () => {
    const { page, preferences, time, choice } = aPage();
    page.loses = true;
    const flow = choice();
    flow.subscribe(() => undefined);
    preferences.changeElsewhere('fr-ca');
    flow.dispose();
    page.loses = false;
    preferences.changeElsewhere('fr-ca');
    await time.advance(2 * LOOK_AGAIN_AFTER_MS);
    expect([page.reloads, time.waiting()]).toEqual([0, 0]);
  });
});

describe('the language on a buyer’s record', () => {
  it('is adopted and shown where this browser remembers no choice', async () => {
    const { page, preferences, language } = aPage({ onRecord: 'fr-ca' });
    language().subscribe(() => undefined);
    expect(page.reloads).toBe(0);
    await settled();
    expect([preferences.rememberedLocale(), page.reloads]).toEqual(['fr-ca', 1]);
  });

  it('is that of the record that the page reads, which is not read twice', async () => {
    const { page, language, recordReads, readRecord } = aPage({ onRecord: 'fr-ca' });
    readRecord();
    await settled();
    language().subscribe(() => undefined);
    await settled();
    expect([page.reloads, recordReads()]).toEqual([1, 1]);
  });

  it('is not followed without storage, where a reload would end the session at each sign-in', async () => {
    const { page, preferences, time, language } = aPage({ onRecord: 'fr-ca', keeps: false });
    const flow = language();
    flow.subscribe(() => undefined);
    await settled();
    expect(preferences.rememberedLocale()).toBeUndefined();
    expect([page.reloads, flow.state().kind, time.waiting()]).toEqual([0, 'shown', 0]);
  });

  it('waits while a reload would lose something', async () => {
    const { page, time, language } = aPage({ onRecord: 'fr-ca' });
    page.loses = true;
    const flow = language();
    flow.subscribe(() => undefined);
    await settled();
    expect(flow.state().kind).toBe('waiting');
    page.loses = false;
    await time.advance(LOOK_AGAIN_AFTER_MS);
    expect(page.reloads).toBe(1);
  });

  it('yields to the choice that this browser remembers', async () => {
    const { page, preferences, language } = aPage({ onRecord: 'fr-ca', remembered: 'en-us' });
    language().subscribe(() => undefined);
    await settled();
    expect([preferences.rememberedLocale(), page.reloads]).toEqual(['en-us', 0]);
    preferences.changeElsewhere('fr-ca');
    expect(page.reloads).toBe(1);
  });
});
