// jsdom lays nothing out: here, everything that is in the page and that no style hides has a place on the screen.

const parentOf = (node: Node): Node | null =>
  node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;

const isHidden = (node: Node | null): boolean =>
  node !== null &&
  ((node instanceof Element && getComputedStyle(node).display === 'none') || isHidden(parentOf(node)));

const rectsOf = (node: Node): DOMRectList => {
  const rects = node.isConnected && !isHidden(node) ? [new DOMRect(1, 1, 100, 20)] : [];
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null }) as unknown as DOMRectList;
};

/** Gives the elements and ranges of jsdom a layout. */
export const fakeLayout = (): void => {
  Element.prototype.getClientRects = function (this: Element) {
    return rectsOf(this);
  };
  Range.prototype.getClientRects = function (this: Range) {
    return rectsOf(this.startContainer);
  };
};
