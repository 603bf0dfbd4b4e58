import { css } from '@emotion/react';
import {
  CollectHistory,
  type HistoryFilter,
  historyFilterFrom,
  isFiltered,
  queryOfHistory,
  ReadHistory,
  ReadLoan,
} from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { type Activity, activityKeyOf, replacedBy } from '@member-portal/domain/payment';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { IconLabel } from '../../../controls/IconLabel.tsx';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useWide } from '../../../controls/use-media.ts';
import { PrintedFor } from '../../../files/PrintedFor.tsx';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { LoanNotFound } from '../../../loan/LoanNotFound.tsx';
import { LoanName } from '../../../loan/WhichLoan.tsx';
import { useOpening } from '../../../modal/use-opening.ts';
import { PagedList } from '../../../paging/PagedList.tsx';
import { type PagedSource, usePage } from '../../../paging/use-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useCommand } from '../../../services/use-command.ts';
import { useFlag } from '../../../services/use-flag.ts';
import { useRead } from '../../../services/use-read.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { onPaper, quietEdge, row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { ActivityFile } from '../documents/ActivityFile.tsx';
import { ReceiptDialog } from '../documents/ReceiptDialog.tsx';
import { ActivityLine } from './ActivityLine.tsx';
import { HistoryFilters, useFilterWords } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';

/** All activity of a loan, filtered by the platform and loaded page by page (specification, section 7: servicing). */
export const HistoryPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <HistoryScreen key={loanId} loanId={loanId as LoanId} />;
};

const LINES_A_PAGE = 25;

const HistoryScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const wide = useWide();
  const receipts = useFlag('receipts');
  const { opening: receipt, show, close } = useOpening<Activity>();
  const onReceipt = receipts ? show : undefined;
  // The filter is kept in the address, so that Back, a reload and a new sign-in lead to the same lines.
  const router = useRouter();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => historyFilterFrom({ ...router.state.location.search }));
  const onFilter = (next: HistoryFilter): void => {
    setFilter(next);
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  const filters = useRef<HTMLElement>(null);
  /** The button disappears with the filters it clears, so the focus moves to where they were chosen. */
  const clear = (): void => {
    onFilter(historyFilterFrom({}));
    filters.current?.querySelector<HTMLElement>('summary:not([hidden]), select')?.focus();
  };
  const readHistory = useService(ReadHistory);
  const query = useMemo(() => queryOfHistory(filter), [filter]);
  const history: PagedSource<Activity> = {
    read: { read: 'history', loanId },
    part: `all ${Object.values(filter).join(' ')}`,
    fetchPage: (cursor, signal) => readHistory(loanId, { ...query, limit: LINES_A_PAGE, cursor }, signal),
  };
  const first = usePage(history);
  const ready = first.state === 'ready';
  const filtered = isFiltered(filter);
  const words = useFilterWords(filter);
  const readLoan = useService(ReadLoan);
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal), { wanted: ready });
  const known = loan.state === 'ready' ? loan.value : undefined;
  usePageVisit('history', first);
  const collect = useService(CollectHistory);
  const { run, state, running } = useCommand((of: typeof query, signal) => collect(loanId, of, signal));
  const [asked, setAsked] = useState<typeof query>();
  const print = (): void => {
    void run(query);
    setAsked(query);
  };
  // Lines collected for another filter are not printed, and a failure to collect them is no longer shown.
  const paper = asked === query ? state : undefined;
  const collected = paper?.kind === 'done' ? paper.value : undefined;
  useEffect(() => void (collected && window.print()), [collected]);
  // Otherwise the pages below are printed: they say so if there is nothing, and are newer once the history was read again.
  const newest = ready ? first.value : undefined;
  const [last, setLast] = useState({ collected, newest });
  if (last.collected !== collected) setLast({ collected, newest });
  const printed = last.newest === newest && collected?.[0] ? collected : undefined;
  const label = t('loan.history.title');
  // Memoised, so that existing pages are not rendered again.
  const draw = useCallback(
    (items: readonly Activity[]) =>
      wide ? (
        <HistoryTable activities={items} label={label} onReceipt={onReceipt} />
      ) : (
        <ul css={list} aria-label={label}>
          {items.map((activity) => (
            <ActivityLine
              key={activityKeyOf(activity)}
              activity={activity}
              replaced={replacedBy(activity, items)}
              onReceipt={onReceipt}
            />
          ))}
        </ul>
      ),
    [wide, label, onReceipt],
  );
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
      <PageHeading>{label}</PageHeading>
      <p css={which}>{known && <LoanName loan={known} />}</p>
      {filtered && <p css={onPaper}>{words}</p>}
      {/* Hidden for an empty history, which has nothing to filter, save or print. */}
      {(!ready || filtered || first.value.items.length > 0) && (
        <>
          <HistoryFilters ref={filters} filter={filter} since={known?.openedOn} onFilter={onFilter} />
          <div css={tools} data-print="none">
            <ActivityFile key={history.part} loanId={loanId} loanNumber={known?.number} query={query} />
            <Button variant="quiet" busy={running} onClick={print}>
              <IconLabel icon={Printer}>{t('disclosure.print')}</IconLabel>
            </Button>
            {paper?.kind === 'failed' && (
              <Failure failure={paper.failure} heading={t('loan.history.printFailed')} onRetry={print} />
            )}
          </div>
        </>
      )}
      {printed && (
        <div css={onPaper}>
          <HistoryTable activities={printed} label={label} onReceipt={undefined} />
        </div>
      )}
      <Card data-print={printed && 'none'}>
        <PagedList
          source={history}
          words={{ more: t('loan.activity.more'), moreFailed: t('loan.history.moreFailed') }}
          empty={
            <div css={nothing} role="status">
              <EmptyDrawing />
              <p css={text.quiet}>{t(filtered ? 'loan.history.nothingFound' : 'loan.activity.empty')}</p>
              {filtered ? (
                <Button variant="secondary" onClick={clear}>
                  {t('loan.history.clear')}
                </Button>
              ) : (
                <LinkButton variant="secondary" to="/loans/$loanId" params={{ loanId }}>
                  {t('loan.history.back')}
                </LinkButton>
              )}
            </div>
          }
          draw={draw}
        />
      </Card>
      {receipt && (
        <ReceiptDialog
          key={receipt.key}
          activity={receipt.subject}
          loan={known}
          open={receipt.open}
          onClose={close}
        />
      )}
    </>
  );
};

const { color, space } = tokens;
const which = css({ minHeight: '1.55em', marginBlockStart: space[2], color: color.textQuiet });
const back = css([row(2), { marginBlockEnd: space[4], color: color.accent }]);
const tools = css(row(5, 1), quietEdge, { marginBlockEnd: space[3], '& > [role]': { flexBasis: '100%' } });
const nothing = css({ display: 'grid', justifyItems: 'center', gap: space[4], marginBlockStart: space[5] });
/** As wide as the four filters above it side by side. */
const list = css({ maxWidth: '59rem', '@media print': { maxWidth: 'none' } });
