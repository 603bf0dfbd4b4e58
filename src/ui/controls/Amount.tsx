import { css } from '@emotion/react';
import type { Money } from '@member-portal/domain/money';
import { useFormat } from '../intl/use-format.ts';
import { tokens } from '../theme/tokens.ts';

const { size, weight } = tokens;

/** `page` is the one amount that a page is about; `large` heads a card. Without either it is set within text. */
const sizes = {
  page: css({
    // An amount never wraps: in a container too narrow for its characters, it is set smaller.
    fontSize: `min(${size.amount}, 100cqi / (0.6 * var(--characters)))`,
    fontWeight: weight.medium,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  }),
  large: css({
    fontSize: `min(${size.page}, 11vw)`,
    fontWeight: weight.medium,
    letterSpacing: '-0.01em',
    lineHeight: 1.15,
  }),
} as const;

/** An amount of money in tabular figures. It never wraps: with large text, it shrinks to fit the width of a phone. */
export const Amount = ({
  value,
  size: step,
}: {
  readonly value: Money;
  readonly size?: keyof typeof sizes;
}) => {
  const text = useFormat().money(value);
  return <span css={step ? [figures, sizes[step], { '--characters': text.length }] : figures}>{text}</span>;
};

const figures = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
