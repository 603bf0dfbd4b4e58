import { css } from '@emotion/react';
import type { Money } from '@member-portal/domain/money';
import type { AmountLimits } from '@member-portal/domain/payment';
import { Amount } from '../../controls/Amount.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { Form } from '../../controls/use-form.tsx';
import { useNarrow } from '../../controls/use-media.ts';
import { useWords } from '../../intl/use-words.ts';

/** An amount to choose: a fixed one, or a free one within limits. */
interface AmountCard<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** A name that includes the amount, for windows without space for it beside the name. */
  readonly narrowName?: string | undefined;
  readonly detail: string | undefined;
  /** The fixed amount. */
  readonly amount: Money | undefined;
  /** The limits of a free amount, shown before anything is typed. */
  readonly limits: AmountLimits | undefined;
}

/** The choice of an amount, with a field below the option for a free one. */
export const AmountCards = <Value extends string>({
  legend,
  options,
  chosen,
  typed,
  form,
  onChoose,
  send,
}: {
  readonly legend: string;
  readonly options: readonly AmountCard<Value>[];
  readonly chosen: Value | undefined;
  readonly typed: string;
  readonly form: Form<'amountType' | 'amount'>;
  readonly onChoose: (value: Value) => void;
  readonly send: (event: { readonly kind: 'type-amount'; readonly text: string }) => void;
}) => {
  const { t, format } = useWords();
  const narrow = useNarrow();
  const below = (name: string, amount: Money) => (
    <>
      {name}
      <span css={line}>
        <Amount value={amount} />
      </span>
    </>
  );
  return (
    <RadioCards
      {...form.field('amountType')}
      legend={legend}
      cards={options.map(({ value, name, narrowName, detail, amount, limits }) => ({
        value,
        label: narrow && amount ? (narrowName ?? below(name, amount)) : name,
        detail,
        end: !narrow && amount && <Amount value={amount} />,
        more: limits && (
          <TextField
            {...form.field('amount')}
            label={t('payment.amount')}
            hint={t(limits.max ? 'payment.amount.limits' : 'payment.amount.min', {
              min: format.money(limits.min),
              ...(limits.max && { max: format.money(limits.max) }),
            })}
            inputMode="decimal"
            autoComplete="transaction-amount"
            value={typed}
            onChange={(text) => send({ kind: 'type-amount', text })}
          />
        ),
      }))}
      value={chosen}
      onChange={onChoose}
    />
  );
};

const line = css({ display: 'block' });
