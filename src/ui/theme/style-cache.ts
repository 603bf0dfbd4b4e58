import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's style cache for a portal, without vendor prefixes: the supported browsers need only two, which are written out, and
 * the prefixer takes a fifth of the time to compute a page's styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'mp', stylisPlugins: [] });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isNew = false;
  // The at-rules of a rendering go to a new style element. Chromium computes the style of every element again that any rule of a
  // sheet matches when `@media`, `@container` or `@keyframes` is inserted into it, which is the whole page for a single sheet.
  sheet.insert = (rule) => {
    if (rule.startsWith('@') && !isNew) {
      sheet.ctr = 0;
      isNew = true;
      queueMicrotask(() => {
        isNew = false;
      });
    }
    insert(rule);
  };
  return cache;
};
