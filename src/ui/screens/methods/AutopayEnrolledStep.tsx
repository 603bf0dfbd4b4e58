import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { Button } from '../../controls/Button.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from '../payment/method-words.ts';

/** Nothing was removed: each loan whose autopay draws on the method, with the way to change or turn off its autopay. */
export const AutopayEnrolledStep = ({
  method,
  loans,
}: {
  readonly method: PaymentMethod;
  readonly loans: readonly Loan[];
}) => {
  const t = useText();
  const { close } = useStepNavigation();
  usePageLoaded('delete payment method autopay enrolled');
  return (
    <>
      <p>{t('methods.enrolled.text', { method: methodName(t, method), count: loans.length })}</p>
      <ul css={rows}>
        {loans.map((loan) => (
          <li key={loan.id} css={row}>
            <TextLink to="/loans/$loanId" params={{ loanId: loan.id }}>
              {t('methods.enrolled.loan', { merchant: loan.merchant, number: loan.number })}
            </TextLink>
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button variant="secondary" wide onClick={close}>
          {t('methods.enrolled.keep')}
        </Button>
      </ModalActions>
    </>
  );
};

const { color, space } = tokens;
const rows = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({ paddingBlock: space[3], borderBlockStart: `1px solid ${color.line}` });
