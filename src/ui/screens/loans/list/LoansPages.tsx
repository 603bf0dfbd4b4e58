import { css } from '@emotion/react';
import { CountLoans } from '@member-portal/application/loans';
import { KeptDrafts } from '@member-portal/application/session';
import { Link } from '@tanstack/react-router';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { LoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { OpenPaymentNotices } from '../../../loan/OpenPaymentNotices.tsx';
import { OutdatedNotice } from '../../../loan/OutdatedNotice.tsx';
import { usePage } from '../../../paging/use-page.ts';
import { usePageLocation } from '../../../routing/use-page-location.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { useTiming } from '../../../telemetry/use-timing.ts';
import { above } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { HomeToday, OwedToday, UnreadToday } from '../today/HomeToday.tsx';
import { SearchableLoans } from './SearchableLoans.tsx';
import { searchDraft } from './use-loan-view.ts';
import { useLoans } from './use-loans.ts';

/** What is due next across all loans, then each outstanding loan (specification, section 2: /loans). */
export const OutstandingLoansPage = () => {
  const t = useText();
  usePageVisit('outstanding loans');
  const firstPage = usePage(useLoans('outstanding'));
  const first = firstPage.state === 'ready' ? firstPage.value : undefined;
  const hasLoans = first !== undefined && first.items.length > 0;
  useTiming('first loan shown', hasLoans);
  // Not shown: reading the counts sends them to analytics. Wait until the loans have loaded.
  useRead({ read: 'loan-counts' }, useService(CountLoans), { wanted: first !== undefined });
  // During a search, show the results first.
  const isSearched = !!useService(KeptDrafts).read(searchDraft(usePageLocation().state.searched));
  const showsToday = hasLoans && !isSearched;
  const id = 'outstanding-loans';
  const list = (
    <section css={showsToday ? undefined : apart} aria-labelledby={id}>
      <SearchableLoans segment="outstanding" label={t('loans.list.outstanding')} headingId={id} />
    </section>
  );
  return (
    <LoanDialogs>
      <PageHeading>{t('loans.title')}</PageHeading>
      <LoansNav />
      <OpenPaymentNotices />
      <OutdatedNotice />
      {showsToday && <HomeToday page={first} />}
      {isSearched || hasLoans ? (
        list
      ) : firstPage.state === 'loading' ? (
        // Do not show the list yet either: content loaded above would move it.
        <Spinner page />
      ) : firstPage.state === 'failed' ? (
        <UnreadToday failure={firstPage.failure} onRetry={firstPage.retry} />
      ) : (
        <OwedToday>{list}</OwedToday>
      )}
    </LoanDialogs>
  );
};

/** Closed loans: paid, cancelled, expired, closed, charged off (specification, section 2: /loans). */
export const ClosedLoansPage = () => {
  const t = useText();
  usePageVisit('closed loans');
  return (
    <LoanDialogs>
      <PageHeading>{t('loans.closed.title')}</PageHeading>
      <LoansNav />
      <div css={apart}>
        <SearchableLoans segment="closed" label={t('loans.closed.title')} />
      </div>
    </LoanDialogs>
  );
};

/** Links to the two lists of loans. */
const LoansNav = () => {
  const t = useText();
  return (
    <nav aria-label={t('loans.nav.label')}>
      <ul css={tabs}>
        {(['outstanding', 'closed'] as const).map((segment) => (
          <li key={segment}>
            <Link to={`/loans/${segment}`}>{t(`loans.nav.${segment}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const { color, space, weight } = tokens;
const apart = above(6);
const tabs = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.buttonHeight,
    marginBlockEnd: -1,
    borderBlockEnd: '3px solid transparent',
    color: color.textQuiet,
    fontWeight: weight.medium,
    textDecoration: 'none',
    '&:hover': { color: color.text, borderBlockEndColor: color.line },
    '&[aria-current=page]': { color: color.text, borderBlockEndColor: color.accent },
    // Forced colours would show a transparent border.
    '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderBlockEndWidth: 0 } },
  },
});
