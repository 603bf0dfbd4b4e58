import { css } from '@emotion/react';
import { BeginOpenPayments, type OpenPayment } from '@member-portal/application/flows/open-payments';
import { outcomeOf } from '@member-portal/application/payments';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionLink } from '../controls/ActionLink.tsx';
import { handFocusOn } from '../controls/hand-focus-on.ts';
import { Notice, type NoticeTone } from '../controls/Notice.tsx';
import { TextLink } from '../controls/TextLink.tsx';
import { useLoanDialogs } from '../dialogs/LoanDialogs.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { ConfirmationNumber } from '../payment/ConfirmationNumber.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';
import { useReads } from '../services/use-reads.ts';
import { tokens } from '../theme/tokens.ts';

const PAUSE = { kind: 'pause' } as const;
const LOOK = { kind: 'look' } as const;

/**
 * What became of payments that were sent earlier and whose answer was lost, told as soon as it is known and until the buyer
 * dismisses it.
 */
export const OpenPaymentNotices = () => {
  const { isPaying } = useLoanDialogs();
  const reads = useReads();
  const begin = useService(BeginOpenPayments);
  // An open dialog follows its payment itself.
  const [{ payments }, send] = useFlow(() => begin({ reads }), 'open payments', isPaying ? PAUSE : LOOK);
  if (payments.length === 0) return undefined;
  return (
    <div css={list}>
      {payments.map((payment) => (
        <News
          key={payment.loanId}
          payment={payment}
          onPutAway={() => send({ kind: 'put-away', loanId: payment.loanId })}
        />
      ))}
    </div>
  );
};

const News = ({
  payment: { loanId, outcome },
  onPutAway,
}: {
  readonly payment: OpenPayment;
  readonly onPutAway: () => void;
}) => {
  const t = useText();
  const shown = useParams({ strict: false }).loanId;
  const { tone, heading, text } = useNewsWords(outcome);
  return (
    <Notice tone={tone} heading={heading} announce>
      <p>{text}</p>
      <p ref={handFocusOn} css={actions}>
        {shown === loanId ? undefined : (
          <TextLink to="/loans/$loanId" params={{ loanId }}>
            {t('payment.notice.loan')}
          </TextLink>
        )}
        {outcome.kind === 'undecided' ? undefined : (
          <ActionLink onClick={onPutAway}>{t('payment.notice.putAway')}</ActionLink>
        )}
      </p>
    </Notice>
  );
};

const useNewsWords = (
  outcome: OpenPayment['outcome'],
): { readonly tone: NoticeTone; readonly heading: string; readonly text: ReactNode } => {
  const t = useText();
  const format = useFormat();
  if (outcome.kind === 'undecided')
    return {
      tone: 'warning',
      heading: t('payment.notice.undecided'),
      text: t('payment.notice.undecidedText'),
    };
  if (outcome.kind === 'never-booked')
    return { tone: 'warning', heading: t('payment.notice.never'), text: t('payment.notice.neverText') };
  const { amount, confirmation, succeeded } = outcomeOf(outcome.payment);
  const facts = { amount: format.money(amount) };
  if (!succeeded)
    return { tone: 'danger', heading: t('payment.notice.fell', facts), text: t('payment.notice.fellText') };
  return {
    tone: 'success',
    heading: t('payment.notice.booked', facts),
    text: confirmation ? (
      <Rich
        id="payment.notice.bookedText"
        values={{ confirmation: <ConfirmationNumber number={confirmation} /> }}
      />
    ) : (
      t('payment.notice.bookedPlain')
    ),
  };
};

const { space } = tokens;
const list = css({ display: 'grid', gap: space[3], marginBlock: space[4] });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  '&:empty': { display: 'none' },
});
