import { css } from '@emotion/react';
import { firstViewOf } from '@member-portal/application/loans';
import { LenderClock, type Page } from '@member-portal/application/ports';
import type { RequestFailure } from '@member-portal/domain/failure';
import { isOwedThoughClosed, type LoanSummary } from '@member-portal/domain/loan';
import { leadOf } from '@member-portal/domain/today';
import type { ReactNode } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import { Button } from '../../../controls/Button.tsx';
import { failureText } from '../../../controls/failure-text.ts';
import { handFocusOn } from '../../../controls/hand-focus-on.ts';
import { Spinner } from '../../../controls/Spinner.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { ContactLink } from '../../../loan/ContactLink.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { LoanName } from '../../../loan/WhichLoan.tsx';
import { usePage } from '../../../paging/use-page.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { tokens } from '../../../theme/tokens.ts';
import { useLoans, useLoanTotals } from '../list/use-loans.ts';
import { LoanTodayCard } from './LoanTodayCard.tsx';
import { TodayCard } from './TodayCard.tsx';

/** The card above the loans: the most urgent loan, and a line about the others. */
export const HomeToday = ({ page }: { readonly page: Page<LoanSummary> }) => {
  const { t, format } = useWords();
  const today = useToday();
  const now = useService(LenderClock).now();
  const isWhole = page.nextCursor === undefined;
  const totals = useLoanTotals('outstanding', !isWhole);
  const lead = leadOf(page.items, { today, now }, { isWhole, totals });
  if (!lead) return undefined;
  const { loan, others: { late = 0, due = 0, by } = {} } = lead;
  const others = [
    late > 0 && t('today.others.late', { count: late }),
    due > 0 && by && t('today.others.due', { count: due, date: format.dayInWords(by, today) }),
  ];
  return (
    <LoanTodayCard
      key={loan.id}
      loan={loan}
      name={
        <TextLink to="/loans/$loanId" params={{ loanId: loan.id }}>
          <LoanName loan={loan} />
        </TextLink>
      }
      others={others.filter(Boolean).join(' ')}
    />
  );
};

/** The card of a charged-off loan that is still owed, where no loan is outstanding; `children` where there is none. */
export const OwedToday = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords();
  const closed = usePage(useLoans('closed', { ...firstViewOf('closed'), status: 'CHARGED_OFF' }));
  if (closed.state === 'loading') return <Spinner />;
  const owed = closed.state === 'ready' ? closed.value.items.filter(isOwedThoughClosed) : [];
  if (owed.length === 0) return children;
  return (
    <>
      <HomeToday page={{ items: owed, nextCursor: undefined }} />
      <p css={more}>
        <TextLink to="/loans/closed">{t('loans.empty.closed')}</TextLink>
      </p>
    </>
  );
};

/** Shown if the due payments could not be read: why, a retry button, and the lender's contact. */
export const UnreadToday = ({
  failure,
  onRetry,
}: {
  readonly failure: RequestFailure | { readonly kind: 'not-found' };
  readonly onRetry: () => void;
}) => {
  const { t } = useWords();
  return (
    <div role="alert" ref={handFocusOn}>
      <TodayCard
        today={{ kind: 'unknown' }}
        state={t('today.unread')}
        headline={t('today.unknown.headline')}
        lines={[failureText(t, failure)]}
        actions={
          <>
            <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
            <ContactLink>{t('today.contact')}</ContactLink>
            <PhoneLine />
          </>
        }
      />
    </div>
  );
};

// A link alone on its line needs the minimum target size.
const more = css({ '& > a': { display: 'inline-block', paddingBlock: tokens.space[1] } });
