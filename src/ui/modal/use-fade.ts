import { type RefObject, useCallback, useRef } from 'react';

/** Half of the standard entering duration: one step fades out in the first half, the next fades in in the second. */
const FADE_OUT_MS = 112;

const wantsNoMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Returns a function that fades an element out and then makes a change. During the fade further calls do nothing. The change is
 * made at once with reduced motion, and in a browser without animations.
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
