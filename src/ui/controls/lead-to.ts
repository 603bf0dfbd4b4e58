import type { MouseEvent } from 'react';

/**
 * Moves the focus within the page. A plain fragment link would add a history entry without this one's state,
 * and lose the place that a visitor is to return to.
 */
export const leadTo = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};
