// Runs in the head of a document that holds the sign-in page already drawn; everything else is fetched later. Classic and inline.
import { firstLocale, isLocale } from '@member-portal/domain/locale';

const STARTS_BY_ITSELF_MS = 5000;

const page = document.documentElement;
const { app = '', sheet = '', locale, locales = '' } = document.currentScript?.dataset ?? {};

/** Whether a storage holds anything of the portal's; one that is denied holds nothing. */
const holdsOurs = (name: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    return Object.keys(window[name]).some((key) => key.startsWith('member-portal.'));
  } catch {
    return false;
  }
};

/** Whether the portal would show what the document shows: to a visitor of whom nothing is known, in the document's language. */
const isFirstVisit = (): boolean => {
  const configured = locales.split(' ').filter(isLocale);
  const [fallback] = configured;
  return (
    !(holdsOurs('localStorage') || holdsOurs('sessionStorage') || history.state?.ended) &&
    fallback !== undefined &&
    locale === firstLocale({ remembered: undefined, preferences: navigator.languages, configured, fallback })
  );
};

/** Asks for a file by a link in the head. */
const link = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

let isStarted = false;
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  import(/* @vite-ignore */ app).catch(() =>
    document.getElementById('unavailable')?.removeAttribute('hidden'),
  );
};

/** What was pressed last, to be pressed again once something answers. */
let pressed: HTMLElement | undefined;
const keep = (event: Event): void => {
  const { target } = event;
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
for (const type of touches) addEventListener(type, start, { capture: true, once: true, passive: true });

document.addEventListener(
  'portal-usable',
  () => {
    for (const type of kept) removeEventListener(type, keep, true);
    delete page.dataset['waiting'];
    // Where the portal drew something else, what was pressed is gone.
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  },
  { once: true },
);

addEventListener('load', () => {
  link('stylesheet', sheet);
  setTimeout(start, STARTS_BY_ITSELF_MS);
});

if (isFirstVisit()) requestAnimationFrame(() => setTimeout(() => link('prefetch', app)));
else {
  page.dataset['starting'] = '';
  link('modulepreload', app);
  // Data stand at the end of the document, and modules run after it in any case.
  document.addEventListener('DOMContentLoaded', start);
}
