import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * While a modal is open, the browser's Back is for the modal and not for the page beneath: on a phone it is how people
 * step back and close things. Of several it is for the one on top. Where no router stands around, the browser goes its own way.
 */
export const useBrowserBack = (open: boolean, isOnTop: () => boolean, onBack: () => void): void => {
  const history = useRouter({ warn: false })?.history;
  const latest = useRef({ isOnTop, onBack });
  latest.current = { isOnTop, onBack };
  useEffect(() => {
    if (!open || !history) return undefined;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        // The history asks the modals in the order of their opening, until one takes it.
        if (action !== 'BACK' || !latest.current.isOnTop()) return false;
        latest.current.onBack();
        return true;
      },
    });
  }, [open, history]);
};
