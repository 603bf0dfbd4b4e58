/**
 * Puts the focus on a field of the form whose ids begin with `form`: in a group on the choice that is made, for an amount into
 * its text, or on the kinds of amounts where none is typed.
 */
export const focusField = (form: string, field: string): void => {
  const own =
    document.getElementById(`${form}-${field}`) ??
    document.querySelector<HTMLInputElement>(`input[name="${form}-amountType"]`);
  const chosen =
    own instanceof HTMLInputElement && own.type === 'radio'
      ? document.querySelector<HTMLElement>(`input[name="${own.name}"]:checked`)
      : undefined;
  (chosen ?? own)?.focus();
};
