import { css } from '@emotion/react';
import { isPayable, type LoanSummary } from '@member-portal/domain/loan';
import type { PaymentOption } from '@member-portal/domain/payment';
import type { LoanToday } from '@member-portal/domain/today';
import { Button } from '../../../controls/Button.tsx';
import { buttonStyle } from '../../../controls/button-style.ts';
import { ExternalLink } from '../../../controls/ExternalLink.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import type { PaymentWish } from '../../../dialogs/loan-dialog.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useContactLink } from '../../../loan/use-contact-link.ts';
import { tokens } from '../../../theme/tokens.ts';
import { CantPayAll } from './CantPayAll.tsx';

/** What there is to do about a state: at most one primary button, and whom to talk to where something is wrong. */
export const TodayActions = ({
  today,
  loan,
  options,
  named,
  changesAutopay,
}: {
  readonly today: LoanToday;
  readonly loan: LoanSummary;
  /** The amounts that the platform takes, where they are known. */
  readonly options: readonly PaymentOption[] | undefined;
  /** Among several loans: names that say which one it is. */
  readonly named: boolean;
  readonly changesAutopay: boolean;
}) => {
  const t = useText();
  const { money } = useFormat();
  const dialogs = useLoanDialogs();
  const loanId = loan.id;
  const pay = (wish: PaymentWish = {}): void => dialogs.open({ flow: 'payment', loanId, ...wish });
  const contact = useContactLink();
  const which = { merchant: merchantNameOf(loan, t), number: loan.number };
  if (today.kind === 'still-owed' || today.kind === 'unknown')
    return (
      <div css={talk}>
        {contact ? (
          <ExternalLink href={contact} css={buttonStyle('primary', false)}>
            {t('loans.contact')}
          </ExternalLink>
        ) : undefined}
        <PhoneLine />
      </div>
    );
  const payable = isPayable(loan);
  if (!payable && !changesAutopay && today.kind !== 'late') return undefined;
  const failed = today.kind === 'failed' ? today.payment : undefined;
  const retried = failed && { id: failed.id, amount: failed.amount };
  const ask = payable && 'ask' in today ? today.ask : undefined;
  const takesLess = !options || options.some(({ amountType }) => amountType === 'OTHER');
  if (ask) {
    const amount = money(ask);
    return (
      <>
        <Button
          data-dd-action-name="make a payment"
          {...(named ? { 'aria-label': t('today.payFor', { amount, ...which }) } : {})}
          onClick={() => pay({ retried, start: { at: 'review', amount: ask } })}
        >
          {t('today.pay', { amount })}
        </Button>
        <CantPayAll
          takesLess={takesLess}
          onLess={() => pay({ start: { at: 'amount' } })}
          onOtherDay={() => pay({ start: { at: 'date', amount: ask } })}
        />
      </>
    );
  }
  const text = t(today.kind === 'nothing-due' ? 'today.payAnyway' : 'today.payMore');
  return (
    <div css={edge}>
      {changesAutopay ? (
        <Button
          variant="quiet"
          data-dd-action-name="autopay"
          onClick={() => dialogs.open({ flow: 'autopay', loanId, enrolled: loan.autopayEnrolled })}
        >
          {t('today.change')}
        </Button>
      ) : undefined}
      {payable ? (
        <Button
          variant="quiet"
          data-dd-action-name="make a payment"
          {...(named ? { 'aria-label': t('today.linkFor', { text, ...which }) } : {})}
          onClick={() => pay()}
        >
          {text}
        </Button>
      ) : undefined}
      {today.kind === 'late' ? <PhoneLine /> : undefined}
    </div>
  );
};

const { space } = tokens;
const talk = css({ display: 'grid', justifyItems: 'start', gap: space[3] });
// Quiet buttons are padded; what is plain text beside them begins where their text does.
const edge = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  '& > p': { paddingInlineStart: space[2] },
});
