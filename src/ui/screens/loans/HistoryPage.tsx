import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePagedRead } from '../../services/use-paged-read.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { ALL_HISTORY, HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { LoanNotFound } from './LoanNotFound.tsx';

/** All that happened on a loan, filtered by the platform and loaded page by page (specification, section 7: servicing). */
export const HistoryPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <HistoryScreen key={loanId} loanId={loanId as LoanId} />;
};

const LINES = 25;

const HistoryScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  usePageLoaded('history');
  const readHistory = useService(ReadHistory);
  const [filter, setFilter] = useState(ALL_HISTORY);
  const { type, status } = filter;
  const history = usePagedRead({ read: 'history', loanId }, `all ${type} ${status}`, (cursor, signal) =>
    readHistory(
      loanId,
      {
        limit: LINES,
        ...(type === undefined ? {} : { types: [type] }),
        ...(status === undefined ? {} : { statuses: [status] }),
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    ),
  );
  if (history.state === 'failed' && history.failure.kind === 'not-found') return <LoanNotFound />;
  return (
    <>
      <p css={back} data-print="none">
        <ArrowLeft size={18} aria-hidden="true" />
        <TextLink to="/loans/$loanId" params={{ loanId }}>
          {t('loan.history.back')}
        </TextLink>
      </p>
      <PageHeading>{t('loan.history.title')}</PageHeading>
      <HistoryFilters filter={filter} onFilter={setFilter} />
      <HistoryList
        history={history}
        onClear={filter === ALL_HISTORY ? undefined : () => setFilter(ALL_HISTORY)}
      />
    </>
  );
};

const back = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  margin: 0,
  marginBlockEnd: tokens.space[4],
  color: tokens.color.accent,
});
