import type { InlineElement } from './data-block.ts';
import { inlineHash } from './inline-hash.ts';

/**
 * Style of a document whose scripts have not loaded yet. If the portal's element is empty or hidden: a spinner after 250 ms, like the
 * portal's own (specification, section 9), and after 20 s the document's fallback text, because scripts are no longer expected to load. The
 * same text after a press without a response. CSS, because it must work without scripts.
 */
const hidden = '[data-starting] #portal>*{display:none}';
/** The text while it is hidden: it is shown, and nothing turns any more, once a script has removed the attribute. */
const empty = '#portal:empty~[hidden]';
const starting = '[data-starting] body>[hidden]';
const places = `${empty}::before,${starting}::before`;
const ring = `${places}{content:"";visibility:visible;position:fixed;inset:0;margin:auto;width:34px;height:34px;border:3px solid #8884;border-top-color:#888;border-radius:50%;opacity:0;animation:early-ring 19.75s .25s,early-turn .9s linear infinite}@keyframes early-ring{from,to{opacity:1}}@keyframes early-turn{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){${places}{animation:early-ring 19.75s .25s}}`;
const late = `#portal:empty~#unavailable{position:absolute;inset:0 1rem auto}${empty},${starting},[data-waiting] body>[hidden]{display:block;animation:late-words 0s 20s both}@keyframes late-words{from{visibility:hidden}}`;
/** Over an existing page, visible at any scroll position. */
const over =
  '#portal:not(:empty)~#unavailable{position:fixed;inset:auto 0 0;z-index:30;padding:0 1rem;background:Canvas;color:CanvasText;border-top:2px solid}';
const style = hidden + ring + late + over;

/** The style as the document carries it. */
export const lateWords = `<style>${style}</style>`;

/** Its source for a content security policy. */
export const lateWordsHash = inlineHash(style);

const askAgain =
  "addEventListener('error',({target:t})=>{if(t.type==='module')import(t.src).catch(()=>document.getElementById('unavailable').removeAttribute('hidden'))},true)";

/** For documents that name the portal's script: requests it once more where it is lost, and then shows the fallback text at once. */
export const lostScript: InlineElement = {
  html: `<script>${askAgain}</script>`,
  hash: inlineHash(askAgain),
};
