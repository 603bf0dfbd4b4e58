import { css } from '@emotion/react';
import { ReadHistory, ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useRef, useState } from 'react';
import { Card } from '../../../controls/Card.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { PrintButton } from '../../../files/PrintButton.tsx';
import { PrintedFor } from '../../../files/PrintedFor.tsx';
import { useText } from '../../../intl/use-text.ts';
import { LoanNotFound } from '../../../loan/LoanNotFound.tsx';
import { LoanName } from '../../../loan/WhichLoan.tsx';
import type { PagedSource } from '../../../paging/paged-source.ts';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlag } from '../../../services/use-flag.ts';
import { useRead } from '../../../services/use-read.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { tokens } from '../../../theme/tokens.ts';
import { ActivityFile } from '../documents/ActivityFile.tsx';
import { ReceiptDialog } from '../documents/ReceiptDialog.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { ALL_HISTORY, historyQueryOf, isFiltered } from './history-filter.ts';
import { useHistoryFilter } from './use-history-filter.ts';
import { useHistoryWords } from './use-history-words.ts';

/** All that happened on a loan, filtered by the platform and loaded page by page (specification, section 7: servicing). */
export const HistoryPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <HistoryScreen key={loanId} loanId={loanId as LoanId} />;
};

const LINES_A_PAGE = 25;

const HistoryScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const readHistory = useService(ReadHistory);
  const { filter, onFilter } = useHistoryFilter();
  const receipts = useFlag('receipts');
  const [receipt, setReceipt] = useState<Activity | undefined>(undefined);
  const filters = useRef<HTMLElement>(null);
  /** The button goes with the filters that it clears, so the focus goes on to where they were chosen. */
  const clear = (): void => {
    onFilter(ALL_HISTORY);
    filters.current?.querySelector<HTMLElement>('summary, select')?.focus();
  };
  const words = useHistoryWords();
  const query = useMemo(() => historyQueryOf(filter), [filter]);
  const history: PagedSource<Activity> = {
    read: { read: 'history', loanId },
    part: `all ${Object.values(filter).join(' ')}`,
    fetchPage: (cursor, signal) =>
      readHistory(
        loanId,
        { ...query, limit: LINES_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        signal,
      ),
  };
  const first = useFirstPage(history);
  const ready = first.state === 'ready';
  // What has not begun is neither filtered nor kept.
  const nothingAtAll = ready && first.value.items.length === 0 && !isFiltered(filter);
  const readLoan = useService(ReadLoan);
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal), undefined, ready);
  const known = loan.state === 'ready' ? loan.value : undefined;
  usePageVisit('history', ready);
  if (first.state === 'failed' && first.failure.kind === 'not-found') return <LoanNotFound />;
  return (
    <>
      <PrintedFor />
      <p css={back} data-print="none">
        <ArrowLeft size="1.125rem" aria-hidden="true" />
        <TextLink to="/loans/$loanId" params={{ loanId }}>
          {t('loan.history.back')}
        </TextLink>
      </p>
      <PageHeading>{t('loan.history.title')}</PageHeading>
      <p css={quiet}>{known ? <LoanName loan={known} /> : undefined}</p>
      {isFiltered(filter) ? <p css={onPaper}>{words(filter)}</p> : undefined}
      {nothingAtAll ? undefined : (
        <>
          <HistoryFilters ref={filters} filter={filter} since={known?.openedOn} onFilter={onFilter} />
          <div css={tools} data-print="none">
            <ActivityFile
              key={JSON.stringify(query)}
              loanId={loanId}
              loanNumber={known?.number}
              query={query}
            />
            <PrintButton />
          </div>
        </>
      )}
      <Card>
        <HistoryList
          history={history}
          loanId={loanId}
          onClear={isFiltered(filter) ? clear : undefined}
          onReceipt={receipts ? setReceipt : undefined}
        />
      </Card>
      <ReceiptDialog activity={receipt} loan={known} onClose={() => setReceipt(undefined)} />
    </>
  );
};

const { color, space } = tokens;
const quiet = css({ minHeight: '1.55em', marginBlockStart: space[2], color: color.textQuiet });
const onPaper = css({ '@media not print': { display: 'none' } });
const back = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  color: color.accent,
});
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  marginBlockEnd: space[3],
});
