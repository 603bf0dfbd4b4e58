import { css } from '@emotion/react';
import { type LoanSegment, type LoanSummary, statusesOf } from '@member-portal/domain/loan';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useWide } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { tokens } from '../../../theme/tokens.ts';
import { EmptyLoans } from './EmptyLoans.tsx';
import { LoanCount } from './LoanCount.tsx';
import { LoanList } from './LoanList.tsx';
import { LoanListTools } from './LoanListTools.tsx';
import type { LoanSort, LoanState } from './loan-view.ts';
import { useLoanTotals } from './use-loan-totals.ts';
import { useLoanView } from './use-loan-view.ts';
import { useLoans } from './use-loans.ts';

/** Up to this many loans have a card each. */
const FEW_LOANS = 3;
/** From this many loans on, a list is searched, filtered and sorted rather than read. */
const MANY_LOANS = 8;

/**
 * The loans of a segment: a card each for a few, a row each for more. Many are a table on a wide
 * window, can be searched, filtered and sorted, and say how many they are.
 */
export const SearchableLoans = ({
  segment,
  sorts,
  label,
  headingId,
  card,
}: {
  readonly segment: LoanSegment;
  /** The orders to choose from; the list comes in the first. */
  readonly sorts: readonly [LoanSort, ...LoanSort[]];
  readonly label: string;
  /** Of the list's own heading, where the page has none for it. It shows once there is more under it than the loans. */
  readonly headingId?: string;
  readonly card: (loan: LoanSummary) => ReactNode;
}) => {
  const t = useText();
  const all = useFirstPage(useLoans(segment, { search: '', sort: sorts[0] }));
  const filtersPastDue =
    segment === 'outstanding' && all.state === 'ready' && all.value.filtersPastDue === true;
  const statuses: readonly LoanState[] = [
    ...(filtersPastDue ? (['PAST_DUE'] as const) : []),
    ...statusesOf(segment),
  ];
  const { view, typed, onType, onView } = useLoanView(sorts, statuses);
  const loans = useLoans(segment, view);
  const tools = useRef<HTMLElement>(null);
  /** The button goes with the search that it clears, so the focus goes on to where the next one is typed. */
  const clear = (): void => {
    onView({ ...view, search: '', status: undefined });
    tools.current?.querySelector('input')?.focus();
  };
  const isViewed = view.search !== '' || view.status !== undefined;
  const count =
    all.state !== 'ready' ? 0 : all.value.nextCursor === undefined ? all.value.items.length : Infinity;
  const many = isViewed || count >= MANY_LOANS;
  const wide = useWide();
  const layout = many && wide ? 'table' : many || count > FEW_LOANS ? 'rows' : 'cards';
  const totals = useLoanTotals(segment, view.search, layout === 'table', view.status);
  return (
    <div css={rhythm}>
      {headingId === undefined ? undefined : (
        <h2 id={headingId} css={many ? title : unseen}>
          {label}
        </h2>
      )}
      {many ? (
        <>
          <LoanListTools
            ref={tools}
            view={view}
            typed={typed}
            sorts={sorts}
            statuses={statuses}
            onType={onType}
            onView={onView}
          />
          <LoanCount loans={loans} segment={segment} view={view} />
        </>
      ) : undefined}
      <LoanList
        loans={loans}
        label={label}
        empty={
          !isViewed ? (
            <EmptyLoans segment={segment} />
          ) : (
            <div css={nothing}>
              <p css={words}>
                {view.search === ''
                  ? t('loans.list.nothingOfStatus')
                  : t('loans.list.nothingFound', { search: view.search })}
              </p>
              <Button variant="quiet" onClick={clear}>
                {t('loans.list.clearSearch')}
              </Button>
            </div>
          )
        }
        layout={layout}
        totals={totals}
        heading={headingId === undefined ? 'h2' : 'h3'}
        card={card}
      />
    </div>
  );
};

const { size, space, weight } = tokens;
const rhythm = css({ display: 'grid', gap: space[4] });
const nothing = css({ display: 'grid', justifyItems: 'center', paddingBlock: space[6], textAlign: 'center' });
const words = css({ overflowWrap: 'anywhere' });
const title = css({ fontSize: size.heading, fontWeight: weight.bold });
const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
