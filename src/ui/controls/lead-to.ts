import type { MouseEvent } from 'react';

/**
 * Takes the focus to another place of the page. The browser's own way would make an entry of the history without the state of
 * this one, and forget the place that a visitor is to be brought back to.
 */
export const leadTo = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};
