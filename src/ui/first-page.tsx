import type { EmotionCache } from '@emotion/cache';
import { SessionStore } from '@member-portal/application/ports';
import { followEnds } from '@member-portal/application/session';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { Portal, type PortalProps } from './Portal.tsx';
import { createPortalRouter } from './routing/create-portal-router.ts';
import { createStyleCache } from './theme/style-cache.ts';

/** A page before any script runs. */
export interface FirstPage {
  /** The content of the portal's element. */
  readonly html: string;
  /** Its heading, which is the window's title; as HTML. */
  readonly heading: string;
  /** Style elements of the document's head: their texts, and the keys by which Emotion takes them over. */
  readonly styles: readonly { readonly emotion: string; readonly text: string }[];
}

/** React preloads pictures; those of this page are in the document, which also preloads the icon. */
const EARLY_PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** React's marker where a part was still loading. */
const UNFINISHED = '<!--$!-->';
const PAUSE_MS = 20;
const TRIES = 500;

/** Styles stay in the cache; otherwise a style element would precede each element that it styles. */
const styleCache = (): EmotionCache => Object.assign(createStyleCache(), { compat: true as const });

/**
 * Renders `/` outside of a browser, exactly as the first render in the browser of a visitor without stored data, so that it
 * can be hydrated. Rejects where a route fails.
 */
export const drawFirstPage = async (
  props: Omit<PortalProps, 'router' | 'styles' | 'waitingSince'>,
): Promise<FirstPage> => {
  const ends = followEnds(props.services.get(SessionStore));
  const router = createPortalRouter({ ...props, ends }, createMemoryHistory({ initialEntries: ['/'] }));
  // Its script would be inlined, and there is no scroll position to restore.
  router.update({ ...router.options, scrollRestoration: false, isServer: true });
  await router.load();
  // While lazy code is still loading, a spinner would be rendered: render again once it has loaded.
  const draw = async (tries: number): Promise<{ readonly html: string; readonly cache: EmotionCache }> => {
    const cache = styleCache();
    const html = renderToString(<Portal {...props} router={router} styles={cache} />);
    if (!html.includes(UNFINISHED)) return { html, cache };
    if (tries === 0) throw new Error('A part of the sign-in page could not be drawn');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return draw(tries - 1);
  };
  const { html, cache } = await draw(TRIES);
  const rules = Object.entries(cache.inserted).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ name, text }] : [],
  );
  const isOfElements = ({ name, text }: { name: string; text: string }): boolean =>
    !(`${cache.key}-${name}` in cache.registered || text.startsWith('@keyframes'));
  const ofClasses = rules.filter((rule) => !isOfElements(rule));
  return {
    html: html.replace(EARLY_PICTURES, ''),
    heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '',
    styles: [
      ...rules
        .filter(isOfElements)
        .map(({ name, text }) => ({ emotion: `${cache.key}-global ${name}`, text })),
      {
        emotion: [cache.key, ...ofClasses.map(({ name }) => name)].join(' '),
        text: ofClasses.map(({ text }) => text).join(''),
      },
    ],
  };
};
