import { css } from '@emotion/react';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { Loan } from '@member-portal/domain/loan';
import { multiplyMoney } from '@member-portal/domain/money';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useId, useState } from 'react';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { Card } from '../../controls/Card.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { tokens } from '../../theme/tokens.ts';
import { foldStyle } from './fold-style.ts';
import { OrderSourceLabel } from './OrderSourceLabel.tsx';
import { Section } from './Section.tsx';

/** What was bought, where and when; its items unfold. */
export const LoanOrder = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const record = useService(RecordEvent);
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
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
  const toggle = (): void => {
    setUnfolded(!unfolded);
    if (!unfolded) record(trackedEvent('order_details'));
  };
  return (
    <Card>
      <Section heading={t('loan.order')}>
        <DefinitionList
          items={[
            { term: t('loan.order.number'), value: order.id },
            { term: t('loan.order.placedOn'), value: format.dateShort(order.placedOn) },
            { term: t('loan.order.source'), value: <OrderSourceLabel source={order.source} /> },
            { term: t('loan.order.total'), value: <Amount value={order.total} /> },
          ]}
        />
        {parts.length > 0 ? (
          <>
            <div css={edge}>
              <Button variant="quiet" aria-expanded={unfolded} aria-controls={id} onClick={toggle}>
                {t(unfolded ? 'loan.order.fold' : 'loan.order.unfold')}
              </Button>
            </div>
            <div id={id} hidden={!unfolded} css={unfolded ? undefined : foldStyle.part}>
              <DefinitionList items={parts} />
            </div>
          </>
        ) : undefined}
      </Section>
    </Card>
  );
};

const edge = css({ marginInlineStart: `calc(-1 * ${tokens.space[2]})` });
