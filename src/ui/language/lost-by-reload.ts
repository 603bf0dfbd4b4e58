/** Whether a one-time code is typed on the page, the only typed text that a reload loses. */
export const hasTypedCode = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete=one-time-code]')].some(
    ({ value }) => value.trim() !== '',
  );

/** Whether a reload now would lose a typed code, what an open dialog holds, the view of a call in progress, or, offline, the page. */
export const isLostByReload = (): boolean =>
  !navigator.onLine || hasTypedCode() || document.querySelector('dialog[open], [aria-busy=true]') !== null;
