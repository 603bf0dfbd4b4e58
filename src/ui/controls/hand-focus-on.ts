import type { RefCallback } from 'react';

/**
 * For the `ref` of what holds a button that may go away when it is pressed: the focus goes on to the nearest heading that
 * takes it, of the dialog, the part or the page, and does not fall to the page's beginning.
 */
export const handFocusOn: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  // It is called while the element still is in the document.
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
