import { css } from '@emotion/react';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { Button } from '../../controls/Button.tsx';
import { FactLine } from '../../controls/FactLine.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import type { DrawnField } from '../../controls/use-form.tsx';
import { useText } from '../../intl/use-text.ts';
import { methodFacts, methodName } from '../../payment/method-words.ts';
import { tokens } from '../../theme/tokens.ts';

/** What to pay with: the methods that can be drawn on by the chosen day. */
export const MethodChoice = ({
  id,
  error,
  methods,
  chosen,
  onChoose,
  onAdd,
}: DrawnField & {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethodId | undefined;
  readonly onChoose: (id: PaymentMethodId) => void;
  /** Leads to where a method is added. */
  readonly onAdd: () => void;
}) => {
  const t = useText();
  if (methods.length === 0)
    return (
      <Notice tone="warning">
        <p id={id} tabIndex={-1}>
          {t('payment.method.none')}
        </p>
        <Button variant="secondary" onClick={onAdd}>
          {t('payment.method.add')}
        </Button>
      </Notice>
    );
  return (
    <div css={group}>
      <RadioCards
        id={id}
        legend={t('payment.method')}
        cards={methods.map((method) => ({
          value: method.id,
          label: methodName(t, method),
          detail: <FactLine facts={methodFacts(t, method)} />,
        }))}
        value={chosen}
        onChange={onChoose}
        error={error}
      />
      <Button variant="quiet" onClick={onAdd}>
        {t('payment.method.addAnother')}
      </Button>
    </div>
  );
};

const group = css({
  display: 'grid',
  justifyItems: 'start',
  '& > fieldset': { width: '100%' },
  '& > button': { marginInlineStart: `calc(-1 * ${tokens.space[2]})`, textAlign: 'start' },
});
