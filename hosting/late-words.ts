import { createHash } from 'node:crypto';

/**
 * Style of the document that shows its own few words where no script has put anything in the portal's place for so long that
 * none will come: every file of it refused, or a proxy's page in its stead. A style, because no script is there to do it.
 */
const style =
  '#portal:empty~#unavailable{display:block;animation:late-words 0s 20s both}@keyframes late-words{from{visibility:hidden}to{visibility:visible}}';

/** The style as the document carries it. */
export const lateWords = `<style>${style}</style>`;

/** What allows it in a content security policy. */
export const lateWordsHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
