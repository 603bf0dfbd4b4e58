import { css } from '@emotion/react';
import { hardshipScheduleOf, type Loan } from '@member-portal/domain/loan';
import { isInProgress, type PaymentRequest, paymentPhase } from '@member-portal/domain/payment';
import { nextDueAfter } from '@member-portal/domain/projection';
import { useToday } from '../../../clock/use-now.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { Rich } from '../../../intl/Rich.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { CancelPaymentButton } from '../../../loan/CancelPaymentButton.tsx';
import { useCoveredLines } from '../../../loan/use-loan-today.ts';
import { ConfirmationNumber } from '../../../payment/ConfirmationNumber.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { stack } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** Limit of listed due days; the schedule has the others. */
const LISTED = 3;
/** Notice of a hardship plan in force: until when, and the due amounts during and after it. */
export const HardshipPlan = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const plan = hardshipScheduleOf(loan, useToday(), useCoveredLines(loan), nextDueAfter(loan));
  if (!plan) return undefined;
  const { until, during, after, isNothingDue, isDocumented } = plan;
  const due = ({ left, dueOn }: (typeof during)[number]) => ({
    amount: format.money(left),
    date: format.dateLong(dueOn),
  });
  return (
    <Notice heading={t('loan.hardship.title', { date: format.dateLong(until) })}>
      {(isNothingDue || during[0]) && <p>{t('loan.hardship.due', { count: during.length })}</p>}
      {during.length > 0 && (
        <ul css={dues}>
          {Object.entries(during.slice(0, LISTED)).map(([place, one]) => (
            <li key={place}>{t('loan.hardship.line', due(one))}</li>
          ))}
          {during.length > LISTED && <li>{t('loan.hardship.more', { count: during.length - LISTED })}</li>}
        </ul>
      )}
      {after && <p>{t('loan.hardship.after', due(after))}</p>}
      {isDocumented && <p>{t('loan.hardship.document')}</p>}
    </Notice>
  );
};

/** Payments that are not booked yet, each with its cancel button. */
export const PaymentsInProgress = ({ loan: { id, paymentsInProgress } }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = useToday();
  const dialogs = useLoanDialogs();
  const cancel = (payment: PaymentRequest): void => dialogs.open({ flow: 'cancel', loanId: id, payment });
  return (
    <div css={list}>
      {paymentsInProgress
        .filter(({ status }) => isInProgress(status))
        .map((payment) => (
          <Notice
            key={payment.id}
            heading={t('loan.inProgress.title', { phase: paymentPhase([payment], today) })}
          >
            <p>
              <Rich
                id="loan.inProgress.text"
                values={{
                  amount: format.money(payment.amount),
                  method: methodName(t, payment.method, 'within'),
                  date: format.dateLong(payment.payOn),
                  number: payment.confirmation ? 'known' : 'none',
                  confirmation: <ConfirmationNumber number={payment.confirmation} />,
                }}
              />{' '}
              {t('loan.inProgress.note')}
            </p>
            <div css={action} data-print="none">
              <CancelPaymentButton payment={payment} onCancel={cancel} />
            </div>
          </Notice>
        ))}
    </div>
  );
};

const unlessEmpty = { '&:empty': { display: 'none' } } as const;
const dues = css({ paddingInlineStart: '1.25em', listStyle: 'disc' });
const list = css(stack(3), unlessEmpty);
const action = css(unlessEmpty, { marginBlockStart: tokens.space[3] });
