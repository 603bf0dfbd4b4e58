import { type RefObject, useLayoutEffect } from 'react';
import { ACTIONS_HEIGHT } from './modal-style.ts';

/** Tells the dialog how much of its lower edge the buttons cover, so that it scrolls what takes the focus clear of them. */
export const useActionsHeight = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = bar.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      dialog.style.setProperty(ACTIONS_HEIGHT, `${covers}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      dialog.style.removeProperty(ACTIONS_HEIGHT);
    };
  }, [bar]);
};
