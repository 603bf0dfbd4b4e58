import type { Loan } from '@member-portal/domain/loan';
import { sumMoney } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { Card } from '../../controls/Card.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { Section } from './Section.tsx';

/** What was bought, where and when. */
export const LoanOrder = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const { order, items, downPayment } = loan;
  return (
    <Card>
      <Section heading={t('loan.order')}>
        <DefinitionList
          items={[
            { term: t('loan.order.number'), value: order.id },
            { term: t('loan.order.placedOn'), value: format.dateShort(order.placedOn) },
            { term: t('loan.order.source'), value: t(`loans.source.${order.source}`) },
            ...items.map(({ name, quantity, price }) => ({
              term: quantity === 1 ? name : t('loan.order.item', { quantity, name }),
              value: <Amount value={sumMoney(Array(quantity).fill(price), price.currency)} />,
            })),
            ...(downPayment
              ? [
                  {
                    term: t('loan.order.downPayment', { date: format.dateShort(downPayment.paidOn) }),
                    value: <Amount value={downPayment.amount} />,
                  },
                ]
              : []),
            { term: t('loan.order.total'), value: <Amount value={order.total} /> },
          ]}
        />
      </Section>
    </Card>
  );
};
