import type { KeyboardEvent } from 'react';

/** Marks what the rows of one list stand in. */
export const ROWS = { 'data-rows': true } as const;

/** Moves the focus between the links of rows by the arrow keys, Home and End. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.currentTarget;
  const rows = from.closest('[data-rows]');
  if (!rows) return;
  const links = [...rows.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(from);
  const to = new Map([
    ['ArrowDown', links[at + 1]],
    ['ArrowUp', links[at - 1]],
    ['Home', links[0]],
    ['End', links.at(-1)],
  ]).get(event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
};
