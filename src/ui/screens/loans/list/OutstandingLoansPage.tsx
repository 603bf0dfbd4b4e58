import { css } from '@emotion/react';
import { CountLoans } from '@member-portal/application/loans';
import { useLocation } from '@tanstack/react-router';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { LoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { OpenPaymentNotices } from '../../../loan/OpenPaymentNotices.tsx';
import { useFirstPage } from '../../../paging/use-first-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { useTiming } from '../../../telemetry/use-timing.ts';
import { tokens } from '../../../theme/tokens.ts';
import { HomeToday } from '../today/HomeToday.tsx';
import { OwedToday } from '../today/OwedToday.tsx';
import { UnreadToday } from '../today/UnreadToday.tsx';
import { LoansNav } from './LoansNav.tsx';
import { searchAsked } from './loan-view.ts';
import { OutstandingLoanCard } from './OutstandingLoanCard.tsx';
import { SearchableLoans } from './SearchableLoans.tsx';
import { useLoans } from './use-loans.ts';

const SORTS = ['due', 'opened', 'balance'] as const;

/** What is due next across all loans, then each loan that is still being paid (specification, section 2: /loans). */
export const OutstandingLoansPage = () => {
  const t = useText();
  usePageVisit('outstanding loans');
  const firstPage = useFirstPage(useLoans('outstanding'));
  const first = firstPage.state === 'ready' ? firstPage.value : undefined;
  const ready = first !== undefined;
  useTiming('first loan shown', ready && first.items.length > 0);
  // Nothing here shows the counts: reading them tells analytics, after what the buyer waits for.
  useRead({ read: 'loan-counts' }, useService(CountLoans), undefined, ready);
  // Who searches looks for what is found, which stands below.
  const search = useLocation({ select: ({ state }) => searchAsked(state.searched) });
  const showsToday = first !== undefined && first.items.length > 0 && search === '';
  const list = (
    <section css={showsToday ? undefined : apart} aria-labelledby="outstanding-loans">
      <SearchableLoans
        segment="outstanding"
        sorts={SORTS}
        label={t('loans.list.outstanding')}
        headingId="outstanding-loans"
        card={(loan) => <OutstandingLoanCard loan={loan} />}
      />
    </section>
  );
  return (
    <LoanDialogs>
      <PageHeading>{t('loans.title')}</PageHeading>
      <LoansNav />
      <OpenPaymentNotices />
      {showsToday ? <HomeToday page={first} /> : undefined}
      {firstPage.state === 'loading' && search === '' ? (
        // The list is not there yet either: it would only be moved by what comes above it.
        <Spinner page />
      ) : firstPage.state === 'failed' && search === '' ? (
        <UnreadToday failure={firstPage.failure} onRetry={firstPage.retry} />
      ) : first?.items.length === 0 && search === '' ? (
        <OwedToday>{list}</OwedToday>
      ) : (
        list
      )}
    </LoanDialogs>
  );
};

const apart = css({ paddingBlockStart: tokens.space[6] });
