import type { Page } from 'playwright-core';

/** An event that the tab itself records, because the driver is too slow; milliseconds since the epoch. */
export interface Note {
  readonly what: 'pressed' | 'signed in' | 'signed out' | 'heading' | 'language';
  /** The heading or the language that is there from now on. */
  readonly value: string;
  readonly at: number;
}

/** Notes, from a document's first moment on, presses, what becomes of the session, and what the page shows. */
const watch = (): void => {
  const notes: Note[] = [];
  Reflect.set(window, 'notes', notes);
  const note = (what: Note['what'], value = ''): void => {
    notes.push({ what, value, at: performance.timeOrigin + performance.now() });
  };
  const { setItem, clear } = Storage.prototype;
  Storage.prototype.setItem = function keep(key, value) {
    if (key === 'member-portal.session') note('signed in');
    // The document that remembers a language is left at once, and its notes with it.
    if (key.endsWith('.locale'))
      Reflect.get(window, 'languageRemembered')?.(performance.timeOrigin + performance.now());
    setItem.call(this, key, value);
  };
  Storage.prototype.clear = function forget() {
    if (this === sessionStorage) note('signed out');
    clear.call(this);
  };
  document.addEventListener('click', () => note('pressed'), { capture: true });
  const shown = { heading: '', language: '' };
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const { lang } = document.documentElement;
    if (heading !== shown.heading) note('heading', heading);
    if (lang !== shown.language) note('language', lang);
    shown.heading = heading;
    shown.language = lang;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** When a page remembers the language that is chosen in it. */
export const languageRemembered = (page: Page): Promise<number> =>
  new Promise((resolve, reject) => {
    page.exposeFunction('languageRemembered', resolve).catch(reject);
  });

/** Has every document of a page noted; call it before the page's first one. */
export const watchTab = async (page: Page): Promise<void> => {
  // The helper by which functions keep their names where Node runs TypeScript; a page has none.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch);
};

/** What a page's present document has noted since a moment, oldest first. */
export const notesSince = async (page: Page, since: number): Promise<readonly Note[]> => {
  const notes = (await page.evaluate(() => Reflect.get(window, 'notes'))) as readonly Note[];
  return notes.filter(({ at }) => at >= since);
};
