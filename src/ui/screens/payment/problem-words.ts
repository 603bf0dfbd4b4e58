import type { Locale } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import type { Format } from '../../intl/create-format.ts';
import type { Text } from '../../intl/use-text.ts';
import type { DraftField, DraftProblem } from './payment-draft.ts';
import { writeTypedAmount } from './typed-amount.ts';

/** Ids of the fields of the first step: what the summary of problems and the change links lead to. */
export const FIELD_IDS: Readonly<Record<DraftField, string>> = {
  amountType: 'payment-amount-type',
  amount: 'payment-amount',
  date: 'payment-date',
  method: 'payment-method',
};

/** A problem in the words that stand in the summary and beside the field. */
export const problemWords = (
  problem: DraftProblem,
  {
    t,
    format,
    currency,
    locale,
  }: {
    readonly t: Text;
    readonly format: Format;
    readonly currency: Currency;
    readonly locale: Locale;
  },
): FieldProblem => {
  const field = FIELD_IDS[problem.field];
  switch (problem.kind) {
    case 'amount-unreadable': {
      const example = writeTypedAmount({ cents: 12_550, currency }, locale);
      return { field, text: t('payment.problem.amount-unreadable', { example }) };
    }
    case 'amount-too-small':
      return { field, text: t('payment.problem.amount-too-small', { min: format.money(problem.min) }) };
    case 'amount-too-large':
      return { field, text: t('payment.problem.amount-too-large', { max: format.money(problem.max) }) };
    case 'date-too-late':
      return { field, text: t('payment.problem.date-too-late', { date: format.dateLong(problem.max) }) };
    default:
      return { field, text: t(`payment.problem.${problem.kind}`) };
  }
};
