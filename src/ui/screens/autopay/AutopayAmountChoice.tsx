import { type AutopayAmountType, ownAmountLimits } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import { Amount } from '../../controls/Amount.tsx';
import { type RadioCard, RadioCards } from '../../controls/RadioCards.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { DrawnField } from '../../controls/use-form.tsx';
import { useNarrow } from '../../controls/use-media.ts';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** How much is drawn each time, with a field under the own amount. */
export const AutopayAmountChoice = ({
  loan,
  types,
  chosen,
  typed,
  kindField,
  amountField,
  onChoose,
  onType,
}: {
  readonly loan: Loan;
  readonly types: readonly AutopayAmountType[];
  readonly chosen: AutopayAmountType;
  readonly typed: string;
  readonly kindField: DrawnField;
  readonly amountField: DrawnField;
  readonly onChoose: (type: AutopayAmountType) => void;
  readonly onType: (text: string) => void;
}) => {
  const t = useText();
  const format = useFormat();
  // A phone has no room for an amount beside its name.
  const narrow = useNarrow();
  const { min, max } = ownAmountLimits(loan);
  const next = loan.nextPayment?.amount;
  const cards = types.map((type): RadioCard<AutopayAmountType> => {
    const card = {
      value: type,
      label: t(`autopay.amountType.${type}`),
      detail: t(`autopay.amountType.${type}.hint`),
    };
    if (type === 'INSTALLMENT' && next)
      return narrow
        ? { ...card, label: t('autopay.amountType.INSTALLMENT.now', { amount: format.money(next) }) }
        : { ...card, end: <Amount value={next} /> };
    if (type !== 'OTHER') return card;
    return {
      ...card,
      more: (
        <TextField
          {...amountField}
          label={t('payment.amount')}
          hint={t('payment.amount.limits', { min: format.money(min), max: format.money(max) })}
          inputMode="decimal"
          autoComplete="transaction-amount"
          value={typed}
          onChange={onType}
        />
      ),
    };
  });
  return (
    <RadioCards
      {...kindField}
      legend={t('autopay.amountType')}
      cards={cards}
      value={chosen}
      onChange={onChoose}
    />
  );
};
