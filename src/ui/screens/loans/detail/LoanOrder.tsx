import type { Loan } from '@member-portal/domain/loan';
import { multiplyMoney } from '@member-portal/domain/money';
import { Amount } from '../../../controls/Amount.tsx';
import { DefinitionList } from '../../../controls/DefinitionList.tsx';
import { Fold } from '../../../controls/Fold.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { OrderSourceLabel } from '../../../loan/OrderSourceLabel.tsx';
import { useVisit } from '../../../telemetry/use-page-visit.ts';

/** What was bought, where and when. It unfolds. */
export const LoanOrder = ({ loan }: { readonly loan: Loan }) => {
  const visit = useVisit();
  const t = useText();
  const format = useFormat();
  const { order, items, downPayment } = loan;
  const parts = [
    ...items.map(({ name, quantity, price }) => ({
      term: quantity === 1 ? name : t('loan.order.item', { quantity, name }),
      value: <Amount value={multiplyMoney(price, quantity)} />,
    })),
    ...(downPayment
      ? [
          {
            term: t('loan.order.downPayment', { date: format.dateShort(downPayment.paidOn) }),
            value: <Amount value={downPayment.amount} />,
          },
        ]
      : []),
  ];
  return (
    <Fold heading={t('loan.order')} onUnfold={() => visit({ kind: 'unfold', part: 'order' })}>
      <DefinitionList
        items={[
          { term: t('loan.order.number'), value: order.id },
          { term: t('loan.order.placedOn'), value: format.dateShort(order.placedOn) },
          { term: t('loan.order.source'), value: <OrderSourceLabel source={order.source} /> },
          ...parts,
          { term: t('loan.order.total'), value: <Amount value={order.total} /> },
        ]}
      />
    </Fold>
  );
};
