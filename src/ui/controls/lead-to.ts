import type { MouseEvent } from 'react';

/**
 * Moves the focus within the page. A plain fragment link would add a history entry without the current state,
 * and lose the page to return to after sign-in.
 */
export const leadTo = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};
