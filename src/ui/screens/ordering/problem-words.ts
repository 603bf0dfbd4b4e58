import type { Format, Locale } from '@member-portal/domain/locale';
import { writeTypedAmount } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import type { AmountProblem } from '@member-portal/domain/payment';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { type Text, useText } from '../../intl/use-text.ts';

/** What problems are put into words with. */
export interface WordTools {
  readonly t: Text;
  readonly format: Format;
  readonly currency: Currency;
  readonly locale: Locale;
}

/** The tools of the language at hand, for amounts of a currency. */
export const useWordTools = (currency: Currency): WordTools => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  return { t, format, currency, locale };
};

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
