import type { Loan } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Amount } from '../../controls/Amount.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useToday } from '../loans/use-today.ts';
import { amountTypeName } from './AmountChoice.tsx';
import { methodName } from './method-words.ts';
import type { CheckedPayment, DraftField } from './payment-draft.ts';

/** A payment line by line, each with the way to change it; without, once it was sent. */
export const ReviewFacts = ({
  loan,
  payment,
  onChange,
  fixed = [],
}: {
  readonly loan: Loan;
  readonly payment: CheckedPayment;
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
        ...(payment.amountType === 'OTHER'
          ? []
          : [
              {
                term: t('payment.review.toward'),
                value: amountTypeName(t, loan, payment.amountType),
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
