// jsdom neither lays out nor paints: here, everything that is in the page and that nothing hides has a place on the screen.

const parentOf = (node: Node): Node | null =>
  node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;

const isHidden = (node: Node | null): boolean =>
  node !== null &&
  ((node instanceof HTMLElement && (node.hasAttribute('hidden') || node.style.display === 'none')) ||
    isHidden(parentOf(node)));

/** Each text has a line of its own, as no two may lie over each other. */
const lines = new WeakMap<Node, number>();
let lastLine = 0;
const lineOf = (node: Node): number => {
  const known = lines.get(node);
  if (known !== undefined) return known;
  lastLine += 1;
  lines.set(node, lastLine);
  return lastLine;
};

const rectsOf = (node: Node): DOMRectList => {
  const rects = node.isConnected && !isHidden(node) ? [new DOMRect(1, 24 * lineOf(node), 100, 20)] : [];
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null }) as unknown as DOMRectList;
};

/** The layout of a document's text on the page. */
const PAINTED = {
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgb(255, 255, 255)',
  contentVisibility: 'visible',
  fontSize: '16px',
  opacity: '1',
  visibility: 'visible',
} as CSSStyleDeclaration;

/** Gives elements and ranges a layout, and documents in shadow roots a style. Does nothing where there is no document. */
export const fakeLayout = (): void => {
  if (!globalThis.window) return;
  const computed = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) =>
    element.getRootNode() instanceof ShadowRoot ? PAINTED : computed.call(window, element, pseudo);
  Element.prototype.getClientRects = function (this: Element) {
    return rectsOf(this);
  };
  Range.prototype.getClientRects = function (this: Range) {
    return rectsOf(this.startContainer);
  };
};
