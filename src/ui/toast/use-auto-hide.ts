import { useEffect } from 'react';

/** Calls `hide` after so many milliseconds, counted anew with each message; while `held`, time stands still. */
export const useAutoHide = (
  open: boolean,
  shown: number,
  held: boolean,
  milliseconds: number,
  hide: () => void,
): void => {
  useEffect(() => {
    if (!open || held || shown === 0) return undefined;
    const timer = setTimeout(hide, milliseconds);
    return () => clearTimeout(timer);
  }, [open, shown, held, milliseconds, hide]);
};
