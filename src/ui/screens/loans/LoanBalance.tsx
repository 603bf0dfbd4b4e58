import { css } from '@emotion/react';
import {
  isLent,
  isOwedThoughClosed,
  isPastDue,
  isPayable,
  type Loan,
  onItsWayOf,
} from '@member-portal/domain/loan';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { LoanProgress } from './LoanProgress.tsx';
import { endingOf } from './loan-words.ts';
import { useContactLink } from './use-contact-link.ts';

/** What is owed now and what is due next, and the way to pay it. */
export const LoanBalance = ({
  loan,
  onPay,
  onPayOff,
}: {
  readonly loan: Loan;
  readonly onPay: () => void;
  /** Absent where the loan cannot be paid off here. */
  readonly onPayOff: (() => void) | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const contact = useContactLink();
  const owedAfterChargeOff = isOwedThoughClosed(loan);
  const lent = isLent(loan);
  const coming = onItsWayOf(loan);
  const ending = endingOf(t, format, loan);
  const { nextPayment } = loan;
  return (
    <section css={band} aria-label={t('loans.balance')}>
      <dl css={figures}>
        <div>
          <dt css={term}>
            {t(owedAfterChargeOff ? 'loans.balanceOwed' : lent ? 'loans.balance' : 'loans.askedFor')}
          </dt>
          <dd css={value}>
            <Amount value={lent ? loan.balance : loan.original} size="page" />
          </dd>
        </div>
        {isPastDue(loan) ? (
          <div>
            <dt css={[term, warn]}>{t('loans.due.pastDue')}</dt>
            <dd css={value}>
              <Amount value={loan.pastDue} size="large" />
            </dd>
          </div>
        ) : undefined}
        {nextPayment ? (
          <div>
            <dt css={term}>{t('loans.nextPayment')}</dt>
            <dd css={value}>
              <Amount value={nextPayment.amount} size="large" />
            </dd>
            <dd css={under}>{t('loans.due.on', { date: format.dateLong(nextPayment.dueOn) })}</dd>
          </div>
        ) : undefined}
      </dl>
      {isPayable(loan) && loan.paymentOptions.length > 0 ? (
        <div css={action}>
          <Button
            wide
            variant={coming ? 'secondary' : 'primary'}
            data-dd-action-name="make a payment"
            onClick={onPay}
          >
            {t(coming ? 'loans.payAgain' : 'loans.pay')}
          </Button>
          {onPayOff ? (
            <Button variant="secondary" wide data-dd-action-name="pay off" onClick={onPayOff}>
              {t('payoff.pay')}
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
      {lent ? (
        <div css={whole}>
          <LoanProgress loan={loan} />
        </div>
      ) : undefined}
      {loan.status === 'REVIEW' || (ending && !owedAfterChargeOff) ? (
        <p css={[whole, said]}>{ending ?? t('loans.inReview')}</p>
      ) : undefined}
      {owedAfterChargeOff ? (
        <div css={whole}>
          <Notice tone="warning">
            <p>
              {t('loan.closedNotice.CHARGED_OFF', { amount: format.money(loan.balance) })}{' '}
              {contact ? <ExternalLink href={contact}>{t('loans.contact')}</ExternalLink> : undefined}
            </p>
          </Notice>
        </div>
      ) : undefined}
    </section>
  );
};

const { color, media, size, space } = tokens;
const band = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[6],
  [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[5] },
});
// Labels share a line, amounts of both sizes a baseline, and what is said of them the line beneath.
const figures = css({
  display: 'grid',
  gridTemplateRows: 'repeat(3, auto)',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  columnGap: space[7],
  margin: 0,
  '& > div': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  [media.small]: {
    gridTemplateRows: 'none',
    gridAutoFlow: 'row',
    rowGap: space[4],
    '& > div': { display: 'block', gridRow: 'auto' },
  },
});
const term = css({ color: color.textQuiet });
const warn = css({ color: color.dangerText });
const value = css({ margin: 0, alignSelf: 'last baseline' });
const under = css({ margin: 0, fontSize: size.small, color: color.textQuiet });
const action = css({ display: 'grid', gap: space[3], minWidth: '14rem' });
const whole = css({ gridColumn: '1 / -1' });
const said = css({ margin: 0, color: color.textQuiet });
