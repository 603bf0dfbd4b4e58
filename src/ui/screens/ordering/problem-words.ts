import type { DraftField } from '@member-portal/application/flows/ordering';
import type { Locale } from '@member-portal/domain/locale';
import { writeTypedAmount } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import type { AmountProblem } from '@member-portal/domain/payment';
import type { Format } from '../../intl/create-format.ts';
import type { Text } from '../../intl/use-text.ts';

/** Ids of the fields of the first step: what the summary of problems and the change links lead to. */
export const FIELD_IDS: Readonly<Record<DraftField, string>> = {
  amountType: 'payment-amount-type',
  amount: 'payment-amount',
  date: 'payment-date',
  method: 'payment-method',
};

/** What problems are put into words with. */
export interface WordTools {
  readonly t: Text;
  readonly format: Format;
  readonly currency: Currency;
  readonly locale: Locale;
}

/** What is wrong with an amount that was typed, in words. */
export const amountProblemText = (
  problem: AmountProblem,
  { t, format, currency, locale }: WordTools,
): string => {
  const example = (cents: number) => ({ example: writeTypedAmount({ cents, currency }, locale) });
  switch (problem.kind) {
    case 'amount-missing':
      return t('payment.problem.amount-missing');
    case 'amount-not-a-number':
    case 'amount-too-precise':
      return t(`payment.problem.${problem.kind}`, example(12_550));
    case 'amount-ambiguous':
      return t('payment.problem.amount-ambiguous', example(123_450));
    case 'amount-not-positive':
    case 'amount-too-small':
      return t(`payment.problem.${problem.kind}`, { min: format.money(problem.min) });
    case 'amount-too-large':
      return t('payment.problem.amount-too-large', { max: format.money(problem.max) });
  }
};
