import { type RefCallback, useCallback } from 'react';

/** Begins a step at its top: the dialog around would keep how far the step before was scrolled. */
export const useStepTop = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    const dialog = element?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
