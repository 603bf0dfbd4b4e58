import type { Browser, BrowserContext, Page } from 'playwright-core';
import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import { phrasesOf } from '../driver/phrases.ts';
import { languageRemembered, type Note, notesSince, watchTab } from './watched-tab.ts';

/** What happens in one tab and has to reach the five others. */
export const EVENTS = ['sign-out', 'another buyer signs in', 'language change'] as const;
export type Event = (typeof EVENTS)[number];

/** Milliseconds from the event to each of five other tabs; a tab that never received it is not among them. */
export type Reached = Readonly<Record<Event, readonly number[]>>;

const PATIENCE_MS = 30_000;
/** A tab that has not received it by then never does. */
const TOLD_WITHIN_MS = 15_000;

const english = phrasesOf('en-ca');
const french = phrasesOf('fr-ca');

/**
 * Keeps a tab from hearing others until somebody has signed in there, as one that sleeps: it would go on with the session that
 * another tab opens, and nobody else could sign in.
 */
const sleepUntilSignedIn = (): void => {
  const { addEventListener } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.addEventListener = function listen(type: string, listener: unknown) {
    addEventListener.call(this, type, (event) => {
      if (sessionStorage.getItem('member-portal.session') && typeof listener === 'function') listener(event);
    });
  };
};

/** Six tabs of one browser, and what people do in them. */
const browserOf = (context: BrowserContext, server: PortalServer) => {
  const origin = server.originOf('maple');
  const platform = platformTruth(server.running, 'maple');
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const loans = (page: Page) => heading(page, english('loans.title'));
  const signIn = (page: Page) => heading(page, english('signIn.heading'));
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const tab = async (prepare?: () => void): Promise<Page> => {
    const page = await context.newPage();
    await watchTab(page);
    if (prepare) await page.addInitScript(prepare);
    await page.goto(origin);
    await signIn(page).or(loans(page)).waitFor();
    return page;
  };
  return {
    tab,
    /** A tab to which the session of another is handed over; on a busy machine it has to be asked for again. */
    signedInTab: async (): Promise<Page> => {
      const page = await tab();
      while (!(await loans(page).isVisible())) {
        await page.goto(`${origin}/loans/outstanding`);
        await signIn(page).or(loans(page)).waitFor();
      }
      return page;
    },
    signIn: async (page: Page, name: string): Promise<void> => {
      const { email } = await platform.borrower(name);
      await page.getByRole('textbox', { name: english('signIn.email.field'), exact: true }).fill(email);
      await press(page, english('signIn.submit.email'));
      const code = page.getByRole('textbox', { name: english('signIn.code.field'), exact: true });
      await code.waitFor();
      await code.fill(await platform.newestCode(email));
      await press(page, english('signIn.code.submit'));
      await loans(page).waitFor();
    },
    signOutInFrench: (page: Page) => press(page, french('nav.signOut')),
    toFrench: async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: /Français/ }).click();
      await page.getByRole('button', { name: english('language.yes') }).click();
    },
  };
};

/** When a tab has noted what it waits for; undefined where that does not come. */
const noted = async (
  page: Page,
  since: number,
  isIt: (note: Note) => boolean,
): Promise<number | undefined> => {
  const until = Date.now() + TOLD_WITHIN_MS;
  for (;;) {
    // A document that is just being left has no notes for us.
    const notes = await notesSince(page, since).catch(() => []);
    const found = notes.find(isIt)?.at;
    if (found !== undefined || Date.now() > until) return found;
    await page.waitForTimeout(20);
  }
};

/** Plays each event once among six tabs and gives how long it took to each of the others. */
export const playRound = async (browser: Browser, server: PortalServer): Promise<Reached> => {
  await server.running.reset();
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  // Remembered here, or the language on file would take its place after sign-in.
  await context.addInitScript(() => {
    if (localStorage.getItem('member-portal.maple.locale') === null)
      localStorage.setItem('member-portal.maple.locale', 'en-ca');
  });
  const reached = async (tabs: readonly Page[], from: number, isIt: (note: Note) => boolean) => {
    const at = await Promise.all(tabs.map((page) => noted(page, from, isIt)));
    return at.filter((time) => time !== undefined).map((time) => time - from);
  };
  const last = async (page: Page, what: Note['what']): Promise<number> =>
    (await notesSince(page, 0)).findLast((note) => note.what === what)?.at ?? Date.now();
  const isSignInPage = ({ what, value }: Note) =>
    what === 'heading' && [english, french].some((t) => value === t('signIn.heading'));
  try {
    const { tab, signedInTab, signIn, signOutInFrench, toFrench } = browserOf(context, server);
    const stranger = await tab(sleepUntilSignedIn);
    const first = await tab();
    await signIn(first, 'Avery');
    const others: Page[] = [];
    while (others.length < 4) others.push(await signedInTab());

    await signIn(stranger, 'Blake');
    const signedIn = await last(stranger, 'signed in');
    const another = await reached([first, ...others], signedIn, isSignInPage);

    for (const page of [first, ...others]) await page.close();
    const five: Page[] = [];
    while (five.length < 5) five.push(await signedInTab());
    const [remembered] = await Promise.all([languageRemembered(stranger), toFrench(stranger)]);
    const isFrench = ({ what, value }: Note) => what === 'language' && value === 'fr-CA';
    const changed = await reached(five, remembered, isFrench);

    const inFrench = (page: Page) =>
      page.getByRole('heading', { level: 1, name: french('loans.title'), exact: true }).waitFor();
    for (const page of [stranger, ...five]) await inFrench(page);
    await signOutInFrench(stranger);
    const signedOut = await reached(five, await last(stranger, 'pressed'), isSignInPage);
    return { 'sign-out': signedOut, 'another buyer signs in': another, 'language change': changed };
  } finally {
    await context.close();
  }
};
