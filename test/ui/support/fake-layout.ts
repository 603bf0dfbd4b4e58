// jsdom neither lays out nor paints: here, everything that is in the page and that nothing hides has a place on the screen.

const parentOf = (node: Node): Node | null =>
  node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;

const isHidden = (node: Node | null): boolean =>
  node !== null &&
  ((node instanceof HTMLElement && (node.hasAttribute('hidden') || node.style.display === 'none')) ||
    isHidden(parentOf(node)));

const rectsOf = (node: Node): DOMRectList => {
  const rects = node.isConnected && !isHidden(node) ? [new DOMRect(1, 1, 100, 20)] : [];
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null }) as unknown as DOMRectList;
};

/** How the text of a document stands on the page. */
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
