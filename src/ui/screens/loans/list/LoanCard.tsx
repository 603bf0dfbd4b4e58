import {
  isLent,
  isOwedThoughClosed,
  isPastDue,
  isPayable,
  type LoanSummary,
  moneyInProgress,
  standingOf,
} from '@member-portal/domain/loan';
import { loanLineOf, nextToPay } from '@member-portal/domain/today';
import type { ReactNode } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import { Amount } from '../../../controls/Amount.tsx';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { AutopayButton } from '../../../loan/AutopayButton.tsx';
import { ContactLink } from '../../../loan/ContactLink.tsx';
import { LoanIdentity } from '../../../loan/LoanIdentity.tsx';
import { LoanProgress } from '../../../loan/LoanProgress.tsx';
import { endingOf, merchantNameOf } from '../../../loan/loan-words.ts';
import { useLoanToday } from '../../../loan/use-loan-today.ts';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { stateTones } from '../../../theme/state-tones.ts';
import { text } from '../../../theme/styles.ts';
import { cardStyle } from './card-style.ts';

interface LoanProps {
  readonly loan: LoanSummary;
}

/**
 * A loan as a card. An open loan: what is owed, what is due next, its progress, and the payment button. A
 * closed one: how it ended; if charged off, what is still owed and the lender's contact. With an unknown
 * status no amount shows, because the meaning of amounts depends on the status.
 */
export const LoanCard = ({ loan, heading }: LoanProps & { readonly heading: 'h2' | 'h3' }) => {
  const { t, format } = useWords();
  const headingId = `loan-${loan.id}`;
  const { about, balance, balanceIs } = loanLineOf(loan, useLoanToday()(loan));
  const isOver = about === 'ended';
  const isOpen = about !== 'unknown' && !isOver;
  const isOwed = isOwedThoughClosed(loan);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div css={cardStyle.top}>
        <LoanIdentity loan={loan} headingId={headingId} heading={heading} />
        {balance && (
          <dl css={cardStyle.figure}>
            <dt css={text.small}>{t(`loans.${balanceIs}`)}</dt>
            <dd>
              <Amount value={balance} size="large" />
            </dd>
          </dl>
        )}
      </div>
      <div css={cardStyle.bottom}>
        {isOpen && isLent(loan) ? (
          <Facts loan={loan} />
        ) : (
          <p css={cardStyle.words}>
            {isOpen ? t('loans.inReview') : (endingOf(t, format, loan) ?? t('loans.unknownStatus'))}
          </p>
        )}
        <Actions loan={loan}>
          {isOpen ? <Ways loan={loan} /> : (isOwed || !isOver) && <ContactLink variant="quiet" />}
        </Actions>
      </div>
    </Card>
  );
};

/** Its progress, what is due next, and what is late or in progress. */
const Facts = ({ loan }: LoanProps) => {
  const { t, format } = useWords();
  const today = useLoanToday()(loan);
  const next = nextToPay(loan, today);
  const isCovered = today.kind === 'processing';
  const isInGrace = standingOf(loan).kind === 'grace-period';
  const late = isInGrace ? 'loans.status.GRACE_PERIOD' : 'loans.status.DELINQUENT_PAST_DUE';
  const none = today.kind === 'late' ? late : 'loans.nextPayment.none';
  const coming = moneyInProgress(loan, useToday());
  // Autopay that begins after the next payment does not take it.
  const draft = loan.autopayPaused ? undefined : loan.nextDraft;
  const later = today.kind === 'due' && draft && draft.on > today.dueOn && draft;
  return (
    <>
      <LoanProgress loan={loan} />
      <dl>
        <dt css={text.small}>{t('loans.nextPayment')}</dt>
        <dd css={text.medium}>
          {next && (
            <>
              <Amount value={next.amount} /> <span css={cardStyle.aside}>{format.dateShort(next.dueOn)}</span>
            </>
          )}
          {!next && !isCovered && !isPastDue(loan) && t(none)}
          {isPastDue(loan) && !isCovered && (
            <span css={[stateTones[isInGrace ? 'grace' : 'late'], cardStyle.late]}>
              {t('loans.pastDueAmount', { amount: format.money(loan.pastDue) })}
            </span>
          )}
          {coming && (
            <span css={cardStyle.line}>
              {t(coming.count > 1 ? 'loans.inProgress.several' : 'loans.inProgress', {
                count: coming.count,
                amount: format.money(coming.amount),
                date: format.dateShort(coming.firstOn),
                phase: coming.phase,
              })}
            </span>
          )}
          {loan.autopayEnrolled && (
            <span css={cardStyle.quietLine}>
              {later
                ? t('loans.autopayFrom', { date: format.dateShort(later.on) })
                : t(loan.autopayPaused ? 'loans.autopayPaused' : 'loans.autopayOn')}
            </span>
          )}
        </dd>
      </dl>
    </>
  );
};

/** The actions for an open loan. Buttons with one of two labels are as wide as the longer one, so that cards align. */
const Ways = ({ loan }: LoanProps) => {
  const { t } = useWords();
  const dialogs = useLoanDialogs();
  const wayToAutopay = useWayToAutopay(loan);
  const pay = moneyInProgress(loan, useToday()) ? 'loans.payAgain' : 'loans.pay';
  return (
    <>
      {isPayable(loan) && (
        <span css={cardStyle.equalWidth} data-one={t('loans.pay')} data-other={t('loans.payAgain')}>
          <Button
            variant="secondary"
            data-dd-action-name="make a payment"
            aria-label={t(`${pay}For`, { merchant: merchantNameOf(loan, t), number: loan.number })}
            onClick={() => dialogs.open({ flow: 'payment', loanId: loan.id })}
          >
            {t(pay)}
          </Button>
        </span>
      )}
      {wayToAutopay && (
        <span
          css={[cardStyle.equalWidth, cardStyle.quietEqualWidth]}
          data-one={t('autopay.setUp')}
          data-other={t('autopay.manage')}
        >
          <AutopayButton loan={loan} variant="quiet" named />
        </span>
      )}
    </>
  );
};

/** The actions of a card, the link to the loan's page last. */
const Actions = ({ loan, children }: LoanProps & { readonly children: ReactNode }) => {
  const { t } = useWords();
  return (
    <div css={cardStyle.actions} data-print="none">
      {children}
      <LinkButton
        variant="quiet"
        data-dd-action-name="loan details"
        to="/loans/$loanId"
        params={{ loanId: loan.id }}
        aria-label={t('loans.detailsOf', { merchant: merchantNameOf(loan, t), number: loan.number })}
      >
        {t('loans.details')}
      </LinkButton>
    </div>
  );
};
