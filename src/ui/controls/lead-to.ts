import type { MouseEvent } from 'react';

/** Moves the focus within the page. A fragment link would add a history entry without the page that sign-in returns to. */
export const leadTo = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};
