import { css } from '@emotion/react';
import type { PlainDate } from '@member-portal/domain/calendar';
import { isPastDue, type Loan } from '@member-portal/domain/loan';
import type { Currency } from '@member-portal/domain/money';
import { type AmountOption, type AmountType, amountLimitsOf } from '@member-portal/domain/payment';
import { Amount } from '../../controls/Amount.tsx';
import { type RadioCard, RadioCards } from '../../controls/RadioCards.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { Format } from '../../intl/create-format.ts';
import { useFormat } from '../../intl/use-format.ts';
import { type Text, useText } from '../../intl/use-text.ts';
import { useNarrow } from '../loans/use-narrow.ts';
import { FIELD_IDS } from './problem-words.ts';

/** What an amount stands for, in words. */
export const amountTypeName = (t: Text, loan: Loan, type: AmountType): string =>
  type === 'OTHER' && isPastDue(loan)
    ? t('payment.amountType.OTHER.pastDue')
    : t(`payment.amountType.${type}`);

/** What a free amount may be, said before anything is typed. */
const limitsText = (
  t: Text,
  format: Format,
  option: AmountOption,
  currency: Currency,
): string | undefined => {
  const limits = amountLimitsOf(option, currency);
  if (!limits) return undefined;
  const min = format.money(limits.min);
  return limits.max
    ? t('payment.amount.limits', { min, max: format.money(limits.max) })
    : t('payment.amount.min', { min });
};

const detailOf = (t: Text, format: Format, loan: Loan, { amountType }: AmountOption): string | undefined => {
  const dated = (date: PlainDate | undefined) => date && { date: format.dateLong(date) };
  const due = dated(loan.nextPayment?.dueOn);
  const good = dated(loan.payoff?.goodThrough);
  if (amountType === 'INSTALLMENT') return due && t('payment.amountType.INSTALLMENT.hint', due);
  if (amountType === 'PAYOFF') return good && t('payment.amountType.PAYOFF.hint', good);
  return amountType === 'PRINCIPAL' ? t('payment.amountType.PRINCIPAL.hint') : undefined;
};

/** How much to pay: the amounts that the loan offers, with a field under the one that is free. */
export const AmountChoice = ({
  loan,
  options,
  chosen,
  typed,
  errors,
  onChoose,
  onType,
}: {
  readonly loan: Loan;
  readonly options: readonly AmountOption[];
  readonly chosen: AmountType | undefined;
  readonly typed: string;
  readonly errors: { readonly type: string | undefined; readonly amount: string | undefined };
  readonly onChoose: (type: AmountType) => void;
  readonly onType: (text: string) => void;
}) => {
  const t = useText();
  const format = useFormat();
  // A phone has no room for an amount beside its name.
  const narrow = useNarrow();
  const fieldFor = (option: AmountOption) => (
    <TextField
      id={FIELD_IDS.amount}
      label={t('payment.amount')}
      hint={limitsText(t, format, option, loan.balance.currency)}
      inputMode="decimal"
      autoComplete="transaction-amount"
      value={typed}
      onChange={onType}
      error={errors.amount}
    />
  );
  const cards = options.map((option): RadioCard<AmountType> => {
    const { amountType, editable, amount } = option;
    return {
      value: amountType,
      label: (
        <>
          {amountTypeName(t, loan, amountType)}
          {!editable && amount && narrow ? (
            <span css={line}>
              <Amount value={amount} />
            </span>
          ) : undefined}
        </>
      ),
      detail: detailOf(t, format, loan, option),
      ...(editable ? { more: fieldFor(option) } : {}),
      ...(!editable && amount && !narrow ? { end: <Amount value={amount} /> } : {}),
    };
  });
  return (
    <RadioCards
      id={FIELD_IDS.amountType}
      legend={t('payment.amountType')}
      cards={cards}
      value={chosen}
      onChange={onChoose}
      error={errors.type}
    />
  );
};

const line = css({ display: 'block' });
