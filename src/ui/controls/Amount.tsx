import { css, type SerializedStyles } from '@emotion/react';
import type { Money } from '@member-portal/domain/money';
import { useFormat } from '../intl/use-format.ts';
import { tokens } from '../theme/tokens.ts';

/** `page` is the one amount that a page is about; `large` heads a card; `body` stands within text. */
export type AmountSize = 'page' | 'large' | 'body';

const { size, weight } = tokens;

const sizes: Readonly<Record<AmountSize, SerializedStyles>> = {
  page: css({
    // An amount never wraps: where its container is too narrow for all of its characters, it is set smaller.
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
  body: css({}),
};

/** An amount of money in tabular figures. It never wraps: with large text the largest ones stop at the width of a phone. */
export const Amount = ({
  value,
  size: step = 'body',
}: {
  readonly value: Money;
  readonly size?: AmountSize;
}) => {
  const text = useFormat().money(value);
  return <span css={[figures, sizes[step], css({ '--characters': text.length })]}>{text}</span>;
};

const figures = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
