const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element.parentElement?.localName === 'details' &&
    !element.parentElement.hasAttribute('open') &&
    element.localName !== 'summary');

const hiddenStyle = (): CSSStyleDeclaration => {
  const { style } = document.createElement('i');
  style.display = 'none';
  return style;
};

/**
 * Of an element's computed style only what hides it; everything else is as written on the element itself. Queries by role and a
 * user's presses ask for no more, and jsdom computes the whole cascade at each call, which took half of the time of these tests.
 */
const visibleStyleOf = (element: Element): CSSStyleDeclaration =>
  isHidden(element) ? hiddenStyle() : (element as HTMLElement).style;

const computed = globalThis.window?.getComputedStyle;

/** Lets queries compute no cascade. Does nothing where there is no document. */
export const computeNoCascade = (): void => {
  if (globalThis.window) window.getComputedStyle = visibleStyleOf;
};

/** The style that jsdom computes, for the few tests that look at one. */
export const computedStyleOf = (element: Element): CSSStyleDeclaration => computed.call(window, element);
