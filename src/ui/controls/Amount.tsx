import { css, type SerializedStyles } from '@emotion/react';
import type { Money } from '@member-portal/domain/money';
import { useFormat } from '../intl/use-format.ts';
import { tokens } from '../theme/tokens.ts';

/** `page` is the one amount that a page is about; `large` heads a card; `body` stands within text. */
export type AmountSize = 'page' | 'large' | 'body';

const { size, weight } = tokens;

const sizes: Readonly<Record<AmountSize, SerializedStyles>> = {
  page: css({ fontSize: size.amount, fontWeight: weight.medium, letterSpacing: '-0.02em', lineHeight: 1.1 }),
  large: css({ fontSize: size.page, fontWeight: weight.medium, letterSpacing: '-0.01em', lineHeight: 1.15 }),
  body: css({}),
};

/** An amount of money in tabular figures; it never wraps. */
export const Amount = ({
  value,
  size: step = 'body',
}: {
  readonly value: Money;
  readonly size?: AmountSize;
}) => {
  const { money } = useFormat();
  return <span css={[figures, sizes[step]]}>{money(value)}</span>;
};

const figures = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
