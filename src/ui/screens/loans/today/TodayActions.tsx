import { css } from '@emotion/react';
import type { PaymentWish } from '@member-portal/application/flows/loan-dialog';
import { isPayable, type Loan, type LoanSummary } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { LoanToday } from '@member-portal/domain/today';
import { useId, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { ContactLink } from '../../../loan/ContactLink.tsx';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { quietEdge, row } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The actions for a state: at most one primary button, and the lender's contact where something is wrong. */
export const TodayActions = ({
  today,
  loan,
  named,
}: {
  readonly today: LoanToday;
  readonly loan: LoanSummary | Loan;
  /** Among several loans: accessible names that include the loan. */
  readonly named: boolean;
}) => {
  const { t, format } = useWords();
  const dialogs = useLoanDialogs();
  const wayToAutopay = useWayToAutopay(loan);
  const loanId = loan.id;
  const pay = (wish: PaymentWish = {}): void => dialogs.open({ flow: 'payment', loanId, ...wish });
  const which = { merchant: merchantNameOf(loan, t), number: loan.number };
  if (today.kind === 'still-owed' || today.kind === 'unknown')
    return (
      <div css={talk}>
        <ContactLink variant="primary" />
        <PhoneLine />
      </div>
    );
  const payable = isPayable(loan);
  const ask = payable && 'ask' in today && today.ask;
  if (ask) {
    const amount = format.money(ask);
    const retried =
      today.kind === 'failed' ? { id: today.payment.id, amount: today.payment.amount } : undefined;
    return (
      <>
        <Button
          data-dd-action-name="make a payment"
          aria-label={named ? t('today.payFor', { amount, ...which }) : undefined}
          onClick={() => pay({ retried, start: { at: 'review', amount: ask } })}
        >
          {t('today.pay', { amount })}
        </Button>
        <CantPayAll loan={loan} owed={ask} onPay={pay} />
      </>
    );
  }
  const changesAutopay = today.kind === 'automatic' && today.changeable && wayToAutopay === 'manage';
  if (!payable && !changesAutopay && today.kind !== 'late') return undefined;
  const text = t(today.kind === 'nothing-due' ? 'today.payAnyway' : 'today.payMore');
  const nameOf = (button: string) => (named ? t('today.linkFor', { text: button, ...which }) : undefined);
  return (
    <div css={quiet}>
      {changesAutopay && (
        <Button
          variant="quiet"
          data-dd-action-name="autopay"
          aria-label={nameOf(t('today.change'))}
          onClick={() => dialogs.open({ flow: 'autopay', loanId, enrolled: loan.autopayEnrolled })}
        >
          {t('today.change')}
        </Button>
      )}
      {payable && (
        <Button
          variant="quiet"
          data-dd-action-name="make a payment"
          aria-label={nameOf(text)}
          onClick={() => pay()}
        >
          {text}
        </Button>
      )}
      {today.kind === 'late' && <PhoneLine />}
    </div>
  );
};

/** Whether the platform takes any other amount. */
const takesAny = ({ amountType }: Loan['paymentOptions'][number]): boolean => amountType === 'OTHER';

/** Options for a borrower who cannot pay all of it: less now, another day, or contacting the lender. */
const CantPayAll = ({
  loan,
  owed,
  onPay,
}: {
  readonly loan: LoanSummary | Loan;
  readonly owed: Money;
  readonly onPay: (wish: PaymentWish) => void;
}) => {
  const { t } = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('today.cantPay')}
      </Button>
      <div id={id} hidden={!open} css={ways}>
        <p>{t('today.cantPay.owed')}</p>
        <div css={buttons}>
          {(!('paymentOptions' in loan) || loan.paymentOptions.some(takesAny)) && (
            <Button variant="secondary" onClick={() => onPay({ start: { at: 'amount' } })}>
              {t('today.cantPay.less')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onPay({ start: { at: 'date', amount: owed } })}>
            {t('today.cantPay.otherDay')}
          </Button>
        </div>
        <PhoneLine />
        <p css={contact}>
          <ContactLink />
        </p>
      </div>
    </>
  );
};

const { color, corner, media, space } = tokens;
const talk = css({ display: 'grid', justifyItems: 'start', gap: space[3] });
// Plain text beside quiet buttons is aligned with their text.
const quiet = css([row(4, 2), quietEdge, { '& > p': { paddingInlineStart: space[2] } }]);
const buttons = css(row(3), { [media.small]: { width: '100%', '& > *': { flex: 'auto' } } });
const ways = css([
  talk,
  {
    flexBasis: '100%',
    padding: space[4],
    borderRadius: corner.control,
    backgroundColor: color.sunken,
    '&[hidden]': { display: 'none' },
  },
]);
const contact = css({ '&:empty': { display: 'none' } });
