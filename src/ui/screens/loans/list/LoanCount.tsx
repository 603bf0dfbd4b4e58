import { css } from '@emotion/react';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import type { PagedSource } from '../../../paging/paged-source.ts';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { tokens } from '../../../theme/tokens.ts';
import type { LoanView } from './loan-view.ts';
import { useLoanTotals } from './use-loan-totals.ts';

/**
 * How many loans a list has, or how many were found: all of them where the platform counts or all are here, otherwise
 * that there are more than the first ones. Told politely when a search has an answer; until then it stays as it was.
 */
export const LoanCount = ({
  loans,
  segment,
  view: { search, status },
}: {
  readonly loans: PagedSource<LoanSummary>;
  readonly segment: LoanSegment;
  readonly view: LoanView;
}) => {
  const t = useText();
  const first = useFirstPage(loans);
  const more = first.state === 'ready' && first.value.nextCursor !== undefined;
  const totals = useLoanTotals(segment, search, more, status);
  const [told, setTold] = useState('');
  if (first.state === 'ready') {
    const { items } = first.value;
    const found = search !== '' || status !== undefined;
    const whole = more ? totals?.count : items.length;
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
  color: tokens.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
