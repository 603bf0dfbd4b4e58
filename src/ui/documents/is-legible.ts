import { areLinesApart } from './are-lines-apart.ts';
import { type Colour, contrast, flattened, parsedColour } from './colour.ts';

/** The least contrast of text with what is behind it: below what WCAG asks of large type, nobody is sure to read it. */
const LEAST_CONTRAST = 3;
/** The least size of type, as a share of the size that the reader set for the page. */
const LEAST_SIZE = 0.5;

const WORDS = /[\p{L}\p{N}]/u;

const parentOf = (element: Element): Element | undefined => {
  const { parentNode } = element;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : undefined;
};

const withParents = (element: Element): readonly Element[] => {
  const parent = parentOf(element);
  return [element, ...(parent ? withParents(parent) : [])];
};

/** Whether text of an element stands out from what is behind it. A colour in an unknown notation does not. */
const standsOut = (element: Element, host: Element): boolean => {
  const chain = withParents(element);
  const inDocument = chain.slice(0, chain.indexOf(host) + 1);
  // The text of such an element has a place, and is never painted.
  if (inDocument.some((each) => getComputedStyle(each).contentVisibility === 'hidden')) return false;
  const opacity = inDocument.reduce((all, each) => all * Number(getComputedStyle(each).opacity || 1), 1);
  const text = parsedColour(getComputedStyle(element).color);
  const backgrounds: Colour[] = [];
  for (const each of chain) {
    const background = parsedColour(getComputedStyle(each).backgroundColor);
    if (!background) return false;
    backgrounds.push(background);
    if (background.alpha === 1) break;
  }
  if (!text) return false;
  const behind = flattened(backgrounds);
  const front = flattened([{ ...text, alpha: text.alpha * opacity }, behind]);
  return contrast(front, behind) >= LEAST_CONTRAST;
};

/** Whether some of a text takes up space that scrolling can reach, at a size that can be read. */
const hasSpace = (text: Text, element: Element, box: Element): boolean => {
  const { fontSize, visibility } = getComputedStyle(element);
  const pageSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (visibility !== 'visible' || Number.parseFloat(fontSize) < pageSize * LEAST_SIZE) return false;
  const edge = box.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ width, height, right, bottom }) =>
      width > 0 && height > 0 && right > edge.left - box.scrollLeft && bottom > edge.top - box.scrollTop,
  );
};

/**
 * Whether a document can be read as it stands on the screen: it has words, each of them has space, size and
 * contrast, and none lies over another.
 * Consent is asked for to nothing else. `box` is the scrolling element around the document.
 */
export const isLegible = (root: ShadowRoot, box: Element): boolean => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, boolean>();
  const lines: DOMRect[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!WORDS.test(text.data)) continue;
    const element = text.parentElement ?? root.host;
    const clear = seen.get(element) ?? standsOut(element, root.host);
    seen.set(element, clear);
    if (!clear || !hasSpace(text, element, box)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    lines.push(...range.getClientRects());
  }
  return lines.length > 0 && areLinesApart(lines);
};
