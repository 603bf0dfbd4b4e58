import type { Locale } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import type { Format } from '../../intl/create-format.ts';
import type { Text } from '../../intl/use-text.ts';
import { FIELD_IDS } from '../payment/problem-words.ts';
import { writeTypedAmount } from '../payment/typed-amount.ts';
import type { AutopayField, AutopayProblem } from './autopay-draft.ts';

/** Ids of the form's fields: what the summary of problems and the change links lead to. */
export const AUTOPAY_FIELD_IDS: Readonly<Record<AutopayField, string>> = {
  amountType: 'autopay-amount-type',
  amount: 'autopay-amount',
  start: 'autopay-start',
  method: FIELD_IDS.method,
};

/** A problem in the words that stand in the summary and beside the field. */
export const autopayProblemWords = (
  problem: AutopayProblem,
  { t, format, currency, locale }: { t: Text; format: Format; currency: Currency; locale: Locale },
): FieldProblem => {
  const field = AUTOPAY_FIELD_IDS[problem.field];
  switch (problem.kind) {
    case 'amount-missing':
      return { field, text: t('payment.problem.amount-missing') };
    case 'amount-unreadable': {
      const example = writeTypedAmount({ cents: 12_550, currency }, locale);
      return { field, text: t('payment.problem.amount-unreadable', { example }) };
    }
    case 'amount-too-small':
      return { field, text: t('payment.problem.amount-too-small', { min: format.money(problem.limit) }) };
    case 'amount-too-large':
      return { field, text: t('payment.problem.amount-too-large', { max: format.money(problem.limit) }) };
    case 'method-missing':
      return { field, text: t('payment.problem.method-missing') };
    case 'nothing-to-draw':
      return { field, text: t('autopay.problem.nothing-to-draw') };
  }
};

/** Puts the focus on a field: in a group on the choice that is made. */
export const focusAutopayField = (field: AutopayField): void => {
  const id = field === 'amount' ? AUTOPAY_FIELD_IDS.amountType : AUTOPAY_FIELD_IDS[field];
  const own = document.getElementById(AUTOPAY_FIELD_IDS[field]);
  const chosen = document.querySelector<HTMLElement>(`input[name="${id}"]:checked`);
  (own instanceof HTMLInputElement && own.type === 'text' ? own : (chosen ?? own))?.focus();
};
