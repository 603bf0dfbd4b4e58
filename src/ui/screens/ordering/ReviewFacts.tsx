import type { DraftField } from '@member-portal/application/flows/ordering';
import type { ChosenPayment } from '@member-portal/application/payments';
import type { AmountChoice } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { ReactNode } from 'react';
import { useToday } from '../../clock/use-today.ts';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Amount } from '../../controls/Amount.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { methodName } from '../../payment/method-words.ts';
import { amountChoiceName } from './amount-choice-name.ts';

/** A payment line by line, each with the way to change it; without, once it was sent. */
export const ReviewFacts = ({
  payment,
  onChange,
  fixed = [],
}: {
  readonly payment: Pick<ChosenPayment, 'amount' | 'payOn'> & {
    readonly choice: AmountChoice;
    readonly method: PaymentMethod;
  };
  readonly onChange: ((field: DraftField) => void) | undefined;
  /** Fields that the flow does not let a buyer change. */
  readonly fixed?: readonly DraftField[];
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const change = (field: DraftField): ReactNode =>
    onChange && !fixed.includes(field) ? (
      <ActionLink aria-label={t(`payment.review.change.${field}`)} onClick={() => onChange(field)}>
        {t('payment.review.change')}
      </ActionLink>
    ) : undefined;
  const date = format.dateLong(payment.payOn);
  return (
    <DefinitionList
      items={[
        {
          term: t('payment.review.amount'),
          value: <Amount value={payment.amount} />,
          action: change('amount'),
        },
        // An amount of the buyer's own is for nothing that has a name.
        ...(payment.choice === 'OTHER'
          ? []
          : [
              {
                term: t('payment.review.toward'),
                value: amountChoiceName(t, payment.choice),
                action: change('amountType'),
              },
            ]),
        {
          term: t('payment.review.date'),
          value: payment.payOn === today ? t('payment.review.today', { date }) : date,
          action: change('date'),
        },
        {
          term: t('payment.review.method'),
          value: methodName(t, payment.method),
          action: change('method'),
        },
      ]}
    />
  );
};
