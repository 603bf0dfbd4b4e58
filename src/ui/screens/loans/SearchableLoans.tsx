import { css } from '@emotion/react';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { EmptyLoans } from './EmptyLoans.tsx';
import { LoanCount } from './LoanCount.tsx';
import { LoanList } from './LoanList.tsx';
import { LoanListTools } from './LoanListTools.tsx';
import type { LoanSort } from './loan-view.ts';
import { useFirstPage } from './use-first-page.ts';
import { useLoanView } from './use-loan-view.ts';
import { useLoans } from './use-loans.ts';

/** From this many loans on, a list is searched and sorted rather than read. */
const MANY_LOANS = 10;

/** The loans of a segment; many of them can be searched and sorted, and say how many they are. */
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
  const { view, typed, onType, onView } = useLoanView(sorts);
  const tools = useRef<HTMLElement>(null);
  /** The button goes with the search that it clears, so the focus goes on to where the next one is typed. */
  const clear = (): void => {
    onView({ ...view, search: '' });
    tools.current?.querySelector('input')?.focus();
  };
  const all = useFirstPage(useLoans(segment, { search: '', sort: sorts[0] }));
  const loans = useLoans(segment, view);
  const many =
    view.search !== '' ||
    (all.state === 'ready' && (all.value.items.length > MANY_LOANS || all.value.nextCursor !== undefined));
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
            onType={onType}
            onView={onView}
          />
          <LoanCount loans={loans} search={view.search} />
        </>
      ) : undefined}
      <LoanList
        loans={loans}
        label={label}
        empty={
          view.search === '' ? (
            <EmptyLoans segment={segment} />
          ) : (
            <div css={nothing}>
              <p css={words}>{t('loans.list.nothingFound', { search: view.search })}</p>
              <Button variant="quiet" onClick={clear}>
                {t('loans.list.clearSearch')}
              </Button>
            </div>
          )
        }
        card={card}
      />
    </div>
  );
};

const { size, space, weight } = tokens;
const rhythm = css({ display: 'grid', gap: space[4] });
const nothing = css({ display: 'grid', justifyItems: 'center', paddingBlock: space[6], textAlign: 'center' });
const words = css({ margin: 0, overflowWrap: 'anywhere' });
const title = css({ margin: 0, fontSize: size.heading, fontWeight: weight.bold });
const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
