/** Whether a visitor has typed something on the page that a reload would lose; what stands in a dialog does not count. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].some(
    ({ type, value }) => type !== 'radio' && type !== 'checkbox' && value.trim() !== '',
  );
