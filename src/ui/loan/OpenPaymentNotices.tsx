import { css } from '@emotion/react';
import { BeginOpenPayments, type OpenPayment } from '@member-portal/application/flows/open-payments';
import { paymentNoticeOf } from '@member-portal/application/payments';
import { useParams } from '@tanstack/react-router';
import { useToday } from '../clock/use-now.ts';
import { ActionLink } from '../controls/ActionLink.tsx';
import { handFocusOn } from '../controls/hand-focus-on.ts';
import { Notice } from '../controls/Notice.tsx';
import { TextLink } from '../controls/TextLink.tsx';
import { useIsDialogOpen } from '../dialogs/LoanDialogs.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useWords } from '../intl/use-words.ts';
import { ConfirmationNumber } from '../payment/ConfirmationNumber.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';
import { useReads } from '../services/use-reads.ts';
import { row, stack } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

const PAUSE = { kind: 'pause' } as const;
const LOOK = { kind: 'look' } as const;

/** Outcomes of earlier payments whose answer was lost, from when they are known until the buyer dismisses them. */
export const OpenPaymentNotices = () => {
  const isOpen = useIsDialogOpen();
  const reads = useReads();
  const begin = useService(BeginOpenPayments);
  // An open dialog shows the outcome of its own payment, and nothing behind it is announced.
  const [{ payments }, send] = useFlow(() => begin({ reads }), 'open payments', isOpen ? PAUSE : LOOK);
  return (
    payments.length > 0 && (
      <div css={list}>
        {payments.map((payment) => (
          <OpenPaymentNotice
            key={`${payment.loanId} ${payment.outcome.kind === 'booked'}`}
            payment={payment}
            onPutAway={() => send({ kind: 'put-away', payment })}
          />
        ))}
      </div>
    )
  );
};

const OpenPaymentNotice = ({
  payment: { loanId, outcome },
  onPutAway,
}: {
  readonly payment: OpenPayment;
  readonly onPutAway: () => void;
}) => {
  const { t, format } = useWords();
  const shown = useParams({ strict: false }).loanId;
  const { kind, found } = paymentNoticeOf(outcome, useToday());
  const retryOn = found?.retryOn;
  return (
    <Notice
      tone={kind === 'booked' ? 'success' : found ? 'danger' : 'warning'}
      heading={t(`payment.notice.${kind}`, found && { amount: format.money(found.amount) })}
      announce
    >
      <p>
        {kind !== 'booked' ? (
          t(`payment.notice.${retryOn ? 'retried' : kind}Text`, retryOn && { date: format.dateLong(retryOn) })
        ) : found?.confirmation ? (
          <Rich
            id="payment.notice.bookedText"
            values={{ confirmation: <ConfirmationNumber number={found.confirmation} /> }}
          />
        ) : (
          t('payment.notice.bookedPlain')
        )}
      </p>
      <p ref={handFocusOn} css={actions} data-print="none">
        {shown !== loanId && (
          <TextLink to="/loans/$loanId" params={{ loanId }}>
            {t('payment.notice.loan')}
          </TextLink>
        )}
        {kind !== 'undecided' && <ActionLink onClick={onPutAway}>{t('payment.notice.putAway')}</ActionLink>}
      </p>
    </Notice>
  );
};

const list = css(stack(3), { marginBlock: tokens.space[4] });
const actions = css(row(5, 1), { '&:empty': { display: 'none' } });
