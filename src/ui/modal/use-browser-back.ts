import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * While a modal is open, the browser's Back is for the modal and not for the page beneath: on a phone it is how people
 * step back and close things. Where no router stands around, the browser goes its own way.
 */
export const useBrowserBack = (open: boolean, onBack: () => void): void => {
  const history = useRouter({ warn: false })?.history;
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!open || !history) return undefined;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        latest.current();
        return true;
      },
    });
  }, [open, history]);
};
