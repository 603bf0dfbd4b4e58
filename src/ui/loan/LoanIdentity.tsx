import { css } from '@emotion/react';
import type { LoanSummary, OrderSource } from '@member-portal/domain/loan';
import { FactLine } from '../controls/FactLine.tsx';
import { StatusChip } from '../controls/StatusChip.tsx';
import { useText } from '../intl/use-text.ts';
import { row, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { LoanStatusChip } from './LoanStatusChip.tsx';
import { merchantNameOf } from './loan-words.ts';

/** A loan's title in a list: merchant, state, where the order was placed, and its number. */
export const LoanIdentity = ({
  loan,
  headingId,
  heading: Heading,
}: {
  readonly loan: LoanSummary;
  readonly headingId: string;
  /** One level below the heading above the list. */
  readonly heading: 'h2' | 'h3';
}) => {
  const t = useText();
  return (
    <div>
      <div css={line}>
        <Heading id={headingId} css={name}>
          {merchantNameOf(loan, t)}
        </Heading>
        <LoanStatusChip loan={loan} />
      </div>
      <p css={second}>
        <OrderSourceLabel source={loan.order.source} />
        <FactLine facts={[t('loans.number', { number: loan.number })]} />
      </p>
    </div>
  );
};

/** Where an order was placed: a chip for a purchase in a store or by virtual card, words for a bank loan (specification, section 3). */
export const OrderSourceLabel = ({ source }: { readonly source: OrderSource }) => {
  const text = useText()(`loans.source.${source}`);
  return source === 'BANK' ? <span>{text}</span> : <StatusChip style="VIRTUAL-CARD" text={text} />;
};

const { size, space, weight } = tokens;
const line = row(3, 1);
const name = css({ fontSize: size.title, fontWeight: weight.bold, overflowWrap: 'anywhere' });
const second = css(line, text.small, text.breaking, { marginBlockStart: space[1] });
