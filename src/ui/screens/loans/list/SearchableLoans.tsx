import { css } from '@emotion/react';
import { loanStatesOf } from '@member-portal/application/loans';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useWide } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { PagedList } from '../../../paging/PagedList.tsx';
import { usePage } from '../../../paging/use-page.ts';
import { centred, stack, text, unseen } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { EmptyLoans } from './EmptyLoans.tsx';
import { LoanCard } from './LoanCard.tsx';
import { LoanListTools } from './LoanListTools.tsx';
import { LoanRow } from './LoanRow.tsx';
import { LoanTable, LoanTableHead } from './LoanTable.tsx';
import { useLoanView } from './use-loan-view.ts';
import { useLoans, useLoanTotals } from './use-loans.ts';

/** Up to this many loans are shown as cards. */
const FEW_LOANS = 3;
/** From this many loans on, a list has tools to search, filter and sort. */
const MANY_LOANS = 8;

/**
 * The loans of a segment: cards for a few, rows for more. Many are a table on a wide window, with search,
 * filter, sorting and a count. The arrow keys move between rows.
 */
export const SearchableLoans = ({
  segment,
  label,
  headingId,
}: {
  readonly segment: LoanSegment;
  readonly label: string;
  /** The list's heading, if the page has none for it. Visible only if the list has tools. */
  readonly headingId?: string;
}) => {
  const t = useText();
  const wide = useWide();
  const tools = useRef<HTMLElement>(null);
  const all = usePage(useLoans(segment));
  const whole = all.state === 'ready' ? all.value : undefined;
  const states = loanStatesOf(segment, whole?.filtersPastDue === true);
  const viewControl = useLoanView(segment, states);
  const { view, onView } = viewControl;
  const loans = useLoans(segment, view);
  const shown = usePage(loans);
  const isViewed = view.search !== '' || view.status !== undefined;
  const count = whole?.nextCursor === undefined ? (whole?.items.length ?? 0) : Infinity;
  const many = isViewed || count >= MANY_LOANS;
  const layout = many && wide ? 'table' : many || count > FEW_LOANS ? 'rows' : 'cards';
  const first = shown.state === 'ready' ? shown.value : undefined;
  const goesOn = first?.nextCursor !== undefined;
  const totals = useLoanTotals(segment, many && (wide || goesOn), view);
  // The number of loans, if the platform reports it or all are loaded; otherwise that there are more than the
  // first ones. Announced politely when a search completes; unchanged until then.
  const of = isViewed ? 'found' : 'count';
  const total = goesOn ? totals?.count : first?.items.length;
  const counted = useLastWords(
    first &&
      (total === undefined
        ? t(`loans.list.${of}More`, { count: first.items.length })
        : t(`loans.list.${of}`, { count: total })),
  );
  const Heading = headingId === undefined ? 'h2' : 'h3';
  // Memoised, so that existing pages are not rendered again.
  const draw = useCallback(
    (items: readonly LoanSummary[]) =>
      layout === 'table' ? (
        <LoanTable loans={items} segment={segment} label={label} />
      ) : (
        <ul css={layout === 'rows' ? stack(2) : cards} aria-label={label}>
          {items.map((loan) => (
            <li key={loan.id}>
              {layout === 'rows' ? (
                <LoanRow loan={loan} heading={Heading} />
              ) : (
                <LoanCard loan={loan} heading={Heading} />
              )}
            </li>
          ))}
        </ul>
      ),
    [layout, segment, label, Heading],
  );
  /** The button disappears with the search it clears, so the focus moves to the search field. */
  const clear = (): void => {
    onView({ ...view, search: '', status: undefined });
    tools.current?.querySelector('input')?.focus();
  };
  return (
    <div css={parts}>
      {headingId && (
        <h2 id={headingId} css={many ? text.heading : unseen}>
          {label}
        </h2>
      )}
      {many && (
        <>
          <LoanListTools ref={tools} segment={segment} states={states} {...viewControl} />
          <p css={quiet} role="status">
            {counted}
          </p>
        </>
      )}
      <div css={gaps[layout]} data-rows>
        {layout === 'table' && <LoanTableHead segment={segment} totals={totals} />}
        <PagedList
          source={loans}
          words={{ more: t('loans.list.more'), moreFailed: t('loans.list.moreFailed') }}
          empty={
            isViewed ? (
              <div css={nothing}>
                <p css={text.breaking}>
                  {view.search === ''
                    ? t('loans.list.nothingOfStatus')
                    : t('loans.list.nothingFound', { search: view.search })}
                </p>
                <Button variant="quiet" onClick={clear}>
                  {t(view.search === '' ? 'loan.history.clear' : 'loans.list.clearSearch')}
                </Button>
              </div>
            ) : (
              <EmptyLoans segment={segment} />
            )
          }
          draw={draw}
        />
      </div>
    </div>
  );
};

/** The last text, kept until there is a new one. */
const useLastWords = (words: string | undefined): string => {
  const [last, setLast] = useState('');
  if (words !== undefined && words !== last) setLast(words);
  return words ?? last;
};

const { color, space } = tokens;
const gaps = {
  table: undefined,
  rows: css({ '--page-gap': space[2] }),
  cards: css({ '--page-gap': space[4] }),
} as const;
const parts = stack(4);
// The card layout depends on the width of the list.
const cards = css([parts, { containerType: 'inline-size' }]);
const nothing = css(centred(2), { paddingBlock: space[6] });
const quiet = css({ minHeight: '1.55em', color: color.textQuiet, fontVariantNumeric: 'tabular-nums' });
