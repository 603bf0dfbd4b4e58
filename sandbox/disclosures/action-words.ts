import { dateText, moneyText } from '../inbox/local-format.ts';
import type { Facts } from './facts.ts';

/** What an action does, as a reader of its document knows it. */
export const actionWords = ({ action, locale, tenant, today }: Facts) => {
  const amount =
    action?.cents === undefined
      ? undefined
      : moneyText(locale, { amount: action.cents, currency: tenant.currency });
  return {
    amount,
    on: dateText(locale, action?.on ?? today),
    method: action?.method,
    confirmation: action?.confirmation,
  };
};
