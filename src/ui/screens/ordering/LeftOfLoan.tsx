import { css, keyframes } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { ProgressBar } from '../../controls/ProgressBar.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** What a payment leaves of a loan, as a bar that the paid amount turns into. The amount stands in the receipt, too. */
export const LeftOfLoan = ({
  paid,
  left,
  original,
}: {
  readonly paid: Money;
  readonly left: Money;
  readonly original: LoanSummary['original'];
}) => {
  const t = useText();
  const { money } = useFormat();
  if (left.cents > original.cents) return undefined;
  const words = t('payment.success.left', { left: money(left), total: money(original) });
  return (
    <div css={place}>
      <span css={turning} aria-hidden="true">
        <Amount value={paid} size="large" />
      </span>
      <div css={bar}>
        <p css={line}>{words}</p>
        <div aria-hidden="true">
          <ProgressBar value={original.cents - left.cents} max={original.cents} label={words} />
        </div>
      </div>
    </div>
  );
};

const { motion, space } = tokens;
// Both in one cell. Without motion the token is nothing, and the bar stands there at once.
const place = css({ display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1' } });
const turn = keyframes({ to: { opacity: 0, transform: 'translateY(0.75rem) scale(0.3, 0.1)' } });
const grow = keyframes({ from: { opacity: 0, transform: 'scaleX(0.1)' } });
const timing = `${motion.enter} ease-in-out calc(3 * ${motion.enter}) both`;
const turning = css({
  justifySelf: 'start',
  transformOrigin: 'left bottom',
  animation: `${turn} ${timing}`,
  '@media print': { display: 'none' },
});
const bar = css({ transformOrigin: 'left', animation: `${grow} ${timing}` });
const line = css({ marginBlockEnd: space[2] });
