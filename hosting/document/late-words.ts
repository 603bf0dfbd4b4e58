import { inlineHash } from './inline-hash.ts';

/**
 * Style of a document in whose place no script has put anything yet: a ring after 250 ms, as the portal's own spinner
 * (specification, section 9), and after 20 s the document's own text, because by then no script will load: each was refused
 * or replaced by a proxy's page. CSS, because no script is there to do it.
 */
const ring =
  '#portal:empty::before{content:"";position:fixed;inset:0;margin:auto;width:34px;height:34px;border:3px solid #8884;border-top-color:#888;border-radius:50%;opacity:0;animation:early-ring 19.75s .25s,early-turn .9s linear infinite}@keyframes early-ring{from,to{opacity:1}}@keyframes early-turn{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){#portal:empty::before{animation:early-ring 19.75s .25s}}';
const words =
  '#portal:empty~#unavailable{display:block;animation:late-words 0s 20s both}@keyframes late-words{from{visibility:hidden}to{visibility:visible}}';
const style = ring + words;

/** The style as the document carries it. */
export const lateWords = `<style>${style}</style>`;

/** What allows it in a content security policy. */
export const lateWordsHash = inlineHash(style);
