// Inlined after a prerendered sign-in page; runs while the document is parsed. Everything else is fetched later.
import { firstLocale, isLocale } from '@member-portal/domain/locale';
import { readLanguage } from '@member-portal/infrastructure/language-cookie';
import { recoverLostCode } from './recover-lost-code.ts';

const STARTS_BY_ITSELF_MS = 5000;

const page = document.documentElement;
const { app = '', sheet = '', locale, locales = '' } = document.currentScript?.dataset ?? {};
const configured = locales.split(' ').filter(isLocale);

/**
 * The portal's entries in a storage; none where storage is denied. The first read of a storage is the slowest step here.
 */
const entriesOf = (name: 'localStorage' | 'sessionStorage'): readonly (readonly [string, string])[] => {
  try {
    return Object.entries<string>(window[name]).filter(([key]) => key.startsWith('member-portal.'));
  } catch {
    return [];
  }
};
const rememberedLocale = (): string | undefined => {
  const kept = entriesOf('localStorage').find(([key]) => key.endsWith('.locale'))?.[1];
  try {
    return kept ?? readLanguage(window);
  } catch {
    return kept;
  }
};

/** Whether the document is in the language that the portal would choose. */
const isInTheirLanguage = (remembered: string | undefined): boolean => {
  const [fallback] = configured;
  const preferences = navigator.languages;
  return fallback !== undefined && locale === firstLocale({ remembered, preferences, configured, fallback });
};

/** Asks for a file by a link in the head. */
const link = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};
let isSheetAsked = false;
/** Asks for the theme's sheet with its fonts, once; the document holds its other rules. */
const loadSheet = (): void => {
  if (!isSheetAsked) link('stylesheet', sheet);
  isSheetAsked = true;
};

const field = document.querySelector<HTMLInputElement>('#portal input');
/** The script may have been removed with its build: a reload loads the next one. Typed text is kept in the history entry. */
const recover = async (): Promise<void> => {
  history.replaceState({ ...history.state, typed: field?.value }, '');
  await recoverLostCode(window);
  document.getElementById('unavailable')?.removeAttribute('hidden');
};
const { typed, ...state } = history.state ?? {};
if (field && typed) {
  field.value = typed;
  history.replaceState(state, '');
}

const ask = (): Promise<unknown> => import(/* @vite-ignore */ app);
/** A single lost request is made again at once. */
const load = (): void => void ask().catch(ask).catch(recover);
let isStarted = false;
/** Starts the portal. Hides the prerendered page where the portal will show another: with a session or in another language. */
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  loadSheet();
  if (
    entriesOf('sessionStorage').length > 0 ||
    history.state?.ended ||
    !isInTheirLanguage(rememberedLocale())
  )
    page.dataset['starting'] = '';
  // The portal reads data from elements after this script.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
};

/** The last press, replayed once the portal can handle it. */
let pressed: HTMLElement | undefined;
const keep = (event: Event): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event as Event & Partial<MouseEvent>;
  // The browser opens the link in another tab or window.
  if (ctrlKey || metaKey || shiftKey) return;
  const found =
    target instanceof HTMLFormElement
      ? target
      : target instanceof Element &&
        target.closest<HTMLElement>('button[type=button],a[href^="#"],a[href^="/"]');
  if (!found) return;
  pressed = found;
  event.preventDefault();
  event.stopImmediatePropagation();
  page.dataset['waiting'] = '';
  start();
};

const kept = ['submit', 'click'];
const touches = ['pointerdown', 'keydown', 'focusin'];
for (const type of kept) addEventListener(type, keep, true);
for (const type of touches) addEventListener(type, start, { capture: true, once: true });

document.addEventListener(
  'portal-usable',
  () => {
    for (const type of kept) removeEventListener(type, keep, true);
    delete page.dataset['waiting'];
    // If the portal drew something else, the pressed element no longer exists.
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  },
  { once: true },
);

addEventListener('load', () => setTimeout(start, STARTS_BY_ITSELF_MS));

/** Whether this tab has a history; only then can it have anything in session storage. */
const isUsed = history.state || history.length > 1;
// Before the first paint, read storage only where the prerendered page may be wrong for this visitor.
if (
  history.state?.ended ||
  !isInTheirLanguage(configured.length > 1 ? rememberedLocale() : undefined) ||
  (isUsed && entriesOf('sessionStorage').length > 0)
)
  start();
// Shows the page, unless it is hidden because another one follows.
document.getElementById('undecided')?.remove();

new PerformanceObserver((painted, observer) => {
  if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  loadSheet();
  if (entriesOf('localStorage').length + entriesOf('sessionStorage').length > 0) start();
  else link('prefetch', app);
}).observe({ type: 'paint', buffered: true });
