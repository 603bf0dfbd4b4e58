/** Whether a one-time code stands on the page. It is kept nowhere, so a reload loses it: alone of all that is typed. */
export const hasTypedCode = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete=one-time-code]')].some(
    ({ value }) => value.trim() !== '',
  );
