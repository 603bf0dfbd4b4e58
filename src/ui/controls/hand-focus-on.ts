import type { RefCallback } from 'react';

/**
 * For the `ref` around a button that may disappear when pressed: the focus moves to the nearest focusable
 * heading of the dialog, the section or the page, instead of the start of the page.
 */
export const handFocusOn: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  // Called while the element is still in the document.
  return () => {
    if (!element.contains(document.activeElement)) return;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const heading = around.querySelector<HTMLElement>(':is(h1, h2)[tabindex="-1"]');
      if (!heading) continue;
      heading.focus({ preventScroll: true });
      return;
    }
  };
};
