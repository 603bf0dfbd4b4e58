import { css } from '@emotion/react';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import type { PagedReadState } from '../../services/use-paged-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { useSentinel } from './use-sentinel.ts';

/** Loans one under another; the next page comes as one scrolls near the end, or by a button. */
export const LoanList = ({
  loans,
  label,
  empty,
  card,
}: {
  readonly loans: PagedReadState<LoanSummary, RequestFailure>;
  readonly label: string;
  readonly empty: ReactNode;
  readonly card: (loan: LoanSummary) => ReactNode;
}) => {
  const t = useText();
  const ready = loans.state === 'ready' ? loans : undefined;
  // A page that did not come is asked for again by the buyer only, or a platform that is away would be asked for ever.
  const sentinel = useSentinel(ready?.moreFailed ? undefined : ready?.more);
  if (loans.state === 'failed') return <Failure failure={loans.failure} onRetry={loans.retry} />;
  if (!ready) return <Spinner />;
  if (ready.items.length === 0) return empty;
  return (
    <>
      <ul css={list} aria-label={label}>
        {ready.items.map((loan) => (
          <li key={loan.id}>{card(loan)}</li>
        ))}
      </ul>
      {ready.more ? (
        <div css={end} key={ready.items.length} ref={sentinel}>
          {ready.moreFailed ? (
            <Notice tone="danger" announce>
              <p>{t('loans.list.moreFailed')}</p>
            </Notice>
          ) : undefined}
          <Button variant="secondary" busy={ready.loadingMore} onClick={ready.more}>
            {t('loans.list.more')}
          </Button>
        </div>
      ) : undefined}
    </>
  );
};

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0, listStyle: 'none' });
const end = css({
  display: 'grid',
  gap: tokens.space[4],
  justifyItems: 'center',
  marginBlockStart: tokens.space[5],
});
