import { type RefObject, useCallback, useRef } from 'react';

/** Half of the standard entering duration: a step fades out in the one half, and the next one in in the other. */
const FADE_OUT_MS = 112;

const wantsNoMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Gives a way to change what an element shows: it fades out, then the change is made. While it fades, further changes do
 * nothing. Without motion, or where it cannot be had, the change is made at once.
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
