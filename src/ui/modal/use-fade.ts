import { type RefObject, useCallback, useRef } from 'react';

/** Half of the standard entering duration: a step fades out in the one half, and the next one in in the other. */
const FADE_OUT_MS = 112;

const wantsNoMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * A function that fades an element out and then makes a change. While it fades, further calls do nothing. The change is made at
 * once for a visitor who wants no motion, and in a browser without animations.
 */
export const useFade = (element: RefObject<HTMLElement | null>): ((change: () => void) => void) => {
  const fading = useRef(false);
  return useCallback(
    (change) => {
      if (fading.current) return;
      const shown = element.current;
      if (!shown?.animate || wantsNoMotion()) {
        change();
        return;
      }
      fading.current = true;
      const ended = (): void => {
        fading.current = false;
        change();
      };
      shown
        .animate({ opacity: [1, 0] }, { duration: FADE_OUT_MS, fill: 'forwards' })
        .finished.then(ended, ended);
    },
    [element],
  );
};
