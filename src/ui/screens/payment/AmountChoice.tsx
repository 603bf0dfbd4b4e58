import { css } from '@emotion/react';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { Format } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import {
  type AmountOption,
  amountLimitsOf,
  type AmountChoice as Choice,
} from '@member-portal/domain/payment';
import { Amount } from '../../controls/Amount.tsx';
import { type RadioCard, RadioCards } from '../../controls/RadioCards.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { DrawnField } from '../../controls/use-form.tsx';
import { useNarrow } from '../../controls/use-media.ts';
import { useFormat } from '../../intl/use-format.ts';
import { type Text, useText } from '../../intl/use-text.ts';
import { amountChoiceName } from '../ordering/amount-choice-name.ts';

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

const detailOf = (t: Text, format: Format, loan: Loan, { choice }: AmountOption): string | undefined => {
  const dated = (date: PlainDate | undefined) => date && { date: format.dateLong(date) };
  const due = dated(loan.nextPayment?.dueOn);
  const missed = loan.schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn;
  const since = dated(loan.pastDueSince ?? missed);
  const good = dated(loan.payoff?.goodThrough);
  if (choice === 'PAST_DUE') return since && t('payment.amountType.PAST_DUE.hint', since);
  if (choice === 'INSTALLMENT') return due && t('payment.amountType.INSTALLMENT.hint', due);
  if (choice === 'PAYOFF') return good && t('payment.amountType.PAYOFF.hint', good);
  return choice === 'PRINCIPAL' ? t('payment.amountType.PRINCIPAL.hint') : undefined;
};

/** How much to pay: the amounts that the loan offers, with a field under the one that is free. */
export const AmountChoice = ({
  loan,
  options,
  chosen,
  typed,
  kindField,
  amountField,
  onChoose,
  onType,
}: {
  readonly loan: Loan;
  readonly options: readonly AmountOption[];
  readonly chosen: Choice | undefined;
  readonly typed: string;
  readonly kindField: DrawnField;
  readonly amountField: DrawnField;
  readonly onChoose: (choice: Choice) => void;
  readonly onType: (text: string) => void;
}) => {
  const t = useText();
  const format = useFormat();
  // A phone has no room for an amount beside its name.
  const narrow = useNarrow();
  const fieldFor = (option: AmountOption) => (
    <TextField
      {...amountField}
      label={t('payment.amount')}
      hint={limitsText(t, format, option, loan.balance.currency)}
      inputMode="decimal"
      autoComplete="transaction-amount"
      value={typed}
      onChange={onType}
    />
  );
  const cards = options.map((option): RadioCard<Choice> => {
    const { choice, editable, amount } = option;
    return {
      value: choice,
      label: (
        <>
          {amountChoiceName(t, choice)}
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
      {...kindField}
      legend={t('payment.amountType')}
      cards={cards}
      value={chosen}
      onChange={onChoose}
    />
  );
};

const line = css({ display: 'block' });
