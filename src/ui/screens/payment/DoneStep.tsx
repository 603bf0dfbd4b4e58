import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import type { LoanSummary } from '@member-portal/domain/loan';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { PrintedFor } from '../loans/PrintedFor.tsx';
import { useToday } from '../loans/use-today.ts';
import { ConfirmationNumber } from './ConfirmationNumber.tsx';
import { methodName } from './method-words.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
import { LoanName } from './WhichLoan.tsx';

/** What was paid, under which number, and what happens next; what of it is a receipt prints alone. */
export const DoneStep = ({
  outcome,
  loan,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan?: Pick<LoanSummary, 'merchant' | 'number'> | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const { name: lender } = useService(PortalConfiguration);
  const { close } = useStepNavigation();
  usePageLoaded('payment success');
  const { amount, payOn, confirmation, method, stands } = outcome;
  const date = format.dateLong(payOn);
  const named = method ? methodName(t, method) : undefined;
  return (
    <div css={parts}>
      <div data-print="only" css={receipt}>
        <p css={[words, onPaper]}>{t('payment.receipt.title', { lender })}</p>
        <PrintedFor />
        {stands ? (
          <div css={summary}>
            <CircleCheck size={40} aria-hidden="true" data-print="none" />
            <Amount value={amount} size="page" />
          </div>
        ) : (
          <Notice tone="danger" announce>
            <p>{t('payment.fell.text', { amount: format.money(amount) })}</p>
          </Notice>
        )}
        <DefinitionList
          items={[
            ...(confirmation
              ? [
                  {
                    term: t('payment.success.confirmation'),
                    value: <ConfirmationNumber number={confirmation} />,
                  },
                ]
              : []),
            { term: t('payment.success.date'), value: date },
            ...(named ? [{ term: t('payment.success.method'), value: named }] : []),
            ...(loan
              ? [
                  {
                    term: t('payment.success.for'),
                    value: <LoanName loan={loan} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {stands ? (
        <section css={next}>
          <h3 css={title}>{t('payment.success.next')}</h3>
          <p css={words}>
            {payOn > today ? t('payment.success.nextLater', { date }) : t('payment.success.nextToday')}
          </p>
          {confirmation ? <p css={words}>{t('payment.success.keep')}</p> : undefined}
        </section>
      ) : undefined}
      {stands ? <ReceiptActions outcome={outcome} loan={loan} scheduled={payOn > today} /> : undefined}
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </div>
  );
};

const { color, corner, space, weight } = tokens;
// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: space[4] });
const receipt = css({ display: 'grid', gap: space[4] });
const onPaper = css({ display: 'none', '@media print': { display: 'block', fontWeight: weight.bold } });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '& svg': { flex: 'none', color: color.successText },
});
const next = css({ padding: space[4], borderRadius: corner.control, backgroundColor: color.sunken });
const title = css({ margin: 0, fontSize: '1rem', fontWeight: weight.bold });
const words = css({ margin: 0, marginBlockStart: space[1] });
