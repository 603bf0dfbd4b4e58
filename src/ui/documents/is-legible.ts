/** An RGB colour: each channel from 0 to 255, and its opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];

/** A computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`. Undefined for other notations. */
export const parsedColour = (text: string): Colour | undefined => {
  const [, notation, inside = ''] = /^(rgba?|color)\((?:srgb )?([^a-z]*)\)$/.exec(text) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = inside
    .split(/[\s,/]+/)
    .map(Number);
  const scale = notation === 'color' ? 255 : 1;
  const colour: Colour = [red * scale, green * scale, blue * scale, alpha];
  return colour.every(Number.isFinite) ? colour : undefined;
};

/** Blends colours, given from front to back, into one opaque colour over white. */
export const flattened = (layers: readonly Colour[]): Colour =>
  layers.reduceRight<Colour>((back, [red, green, blue, alpha]) => {
    const mixed = (front: number, part: number): number => front * alpha + part * (1 - alpha);
    return [mixed(red, back[0]), mixed(green, back[1]), mixed(blue, back[2]), 1];
  }, WHITE);

/** Relative luminance (WCAG 2.2), 0 to 1. */
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two opaque colours (WCAG 2.2), 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Minimum contrast of text with its background: the WCAG minimum for large text. */
const LEAST_CONTRAST = 3;
/** Minimum font size, as a share of the page's font size set by the reader. */
const LEAST_SIZE = 0.5;

/** How much of a line's height may overlap another line: with single spacing, fonts with long ascenders overlap slightly. */
const MOST_OVERLAP = 0.5;

const WORDS = /[\p{L}\p{N}]/u;

/** An element and its ancestors, across its shadow root, from the innermost. */
const chainOf = (element: Element): readonly Element[] => {
  const chain: Element[] = [];
  for (let each: Node | null = element; each; each = each instanceof ShadowRoot ? each.host : each.parentNode)
    if (each instanceof Element) chain.push(each);
  return chain;
};

/** Whether the text of an element has enough contrast with its background. A colour in an unknown notation has not. */
const standsOut = (element: Element, host: Element): boolean => {
  const chain = chainOf(element);
  const inDocument = chain.slice(0, chain.indexOf(host) + 1).map((each) => getComputedStyle(each));
  // Text of such an element takes up space but is never painted.
  if (inDocument.some(({ contentVisibility }) => contentVisibility === 'hidden')) return false;
  const opacity = inDocument.reduce((all, style) => all * Number(style.opacity || 1), 1);
  const text = parsedColour(getComputedStyle(element).color);
  const backgrounds: Colour[] = [];
  for (const each of chain) {
    const background = parsedColour(getComputedStyle(each).backgroundColor);
    if (!background) return false;
    backgrounds.push(background);
    if (background[3] === 1) break;
  }
  if (!text) return false;
  const [red, green, blue, alpha] = text;
  const behind = flattened(backgrounds);
  return contrast(flattened([[red, green, blue, alpha * opacity], behind]), behind) >= LEAST_CONTRAST;
};

const linesOf = (text: Text): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
};

/** Whether some lines of an element take up scrollable space, at a legible size. */
const haveSpace = (lines: readonly DOMRect[], element: Element, box: Element): boolean => {
  const { fontSize, visibility } = getComputedStyle(element);
  const pageSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (visibility !== 'visible' || Number.parseFloat(fontSize) < pageSize * LEAST_SIZE) return false;
  const edge = box.getBoundingClientRect();
  return lines.some(
    ({ width, height, right, bottom }) =>
      width > 0 && height > 0 && right > edge.left - box.scrollLeft && bottom > edge.top - box.scrollTop,
  );
};

type Line = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Whether no line of a text overlaps another, as lines of zero height do. Their order does not matter. */
export const areLinesApart = (lines: readonly Line[]): boolean => {
  const sorted = lines.filter(({ width, height }) => width > 1 && height > 1).sort((a, b) => a.top - b.top);
  for (const [index, line] of sorted.entries())
    for (let at = index + 1; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (!next || next.top >= line.bottom) break;
      const across = Math.min(line.right, next.right) - Math.max(line.left, next.left);
      const down = Math.min(line.bottom, next.bottom) - next.top;
      if (across > 2 && down > MOST_OVERLAP * Math.min(line.height, next.height)) return false;
    }
  return true;
};

/**
 * Whether a document can be read as shown on the screen: it has text, all of it with space, size and contrast, and no line
 * overlaps another. Consent is asked for only then. `box` is the scrolling element around the document.
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
    const own = linesOf(text);
    if (!clear || !haveSpace(own, element, box)) return false;
    lines.push(...own);
  }
  return lines.length > 0 && areLinesApart(lines);
};
