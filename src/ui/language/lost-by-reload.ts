/** Whether a one-time code is typed on the page. It is the only typed text that is not kept, so a reload loses it. */
export const hasTypedCode = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete=one-time-code]')].some(
    ({ value }) => value.trim() !== '',
  );

/**
 * Whether a reload now would lose something: a typed code, a dialog with what is in it, sight of what is being sent, or
 * without a connection the page itself.
 */
export const isLostByReload = (): boolean =>
  !navigator.onLine || hasTypedCode() || document.querySelector('dialog[open], [aria-busy=true]') !== null;
