import type { DraftField } from '@member-portal/application/flows/ordering';
import { FIELD_IDS } from '../ordering/problem-words.ts';

/** Puts the focus on a field of the first step: in a group on the choice that is made, for a free amount into its text. */
export const focusField = (field: DraftField): void => {
  const group = field === 'amount' ? FIELD_IDS.amountType : FIELD_IDS[field];
  const target =
    document.getElementById(FIELD_IDS[field]) ??
    document.querySelector<HTMLElement>(`input[name="${group}"]:checked`) ??
    document.getElementById(group);
  const chosen =
    target instanceof HTMLInputElement && target.type === 'radio'
      ? document.querySelector<HTMLElement>(`input[name="${group}"]:checked`)
      : undefined;
  (chosen ?? target)?.focus();
};
