import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import type { PagedSource } from './paged-source.ts';
import { useFirstPage } from './use-first-page.ts';

/**
 * How many loans a list has, or how many were found: all of them where the platform counts or all are here, otherwise
 * that there are more than the first ones. Told politely when a search has an answer; until then it stays as it was.
 */
export const LoanCount = ({
  loans,
  search,
}: {
  readonly loans: PagedSource<LoanSummary>;
  readonly search: string;
}) => {
  const t = useText();
  const first = useFirstPage(loans);
  const [told, setTold] = useState('');
  if (first.state === 'ready') {
    const { items, nextCursor, total } = first.value;
    const found = search !== '';
    const whole = total ?? (nextCursor === undefined ? items.length : undefined);
    const words =
      whole === undefined
        ? t(found ? 'loans.list.foundMore' : 'loans.list.countMore', { count: items.length })
        : t(found ? 'loans.list.found' : 'loans.list.count', { count: whole });
    if (words !== told) setTold(words);
  }
  return (
    <p css={quiet} role="status">
      {told}
    </p>
  );
};

const quiet = css({
  minHeight: '1.55em',
  margin: 0,
  color: tokens.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
