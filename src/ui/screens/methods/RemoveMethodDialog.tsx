import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useState } from 'react';
import { LinkButton } from '../../controls/LinkButton.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { RemoveMethodStep } from './RemoveMethodStep.tsx';

/** Removes a payment method, or says what has to happen before (specification, section 2: delete payment method). */
export const RemoveMethodDialog = ({
  method,
  open,
  onClose,
}: {
  readonly method: PaymentMethod;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [loanIds, setLoanIds] = useState<readonly LoanId[]>([]);
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      initialStep="confirm"
      steps={{
        confirm: modalStep({
          heading: t('account.remove.title'),
          component: RemoveMethodStep,
          props: { method, onEnrolled: setLoanIds },
        }),
        enrolled: modalStep({
          heading: t('account.enrolled.title'),
          backPlacement: 'inline',
          component: EnrolledStep,
          props: { loanIds },
        }),
      }}
    />
  );
};

const EnrolledStep = ({ loanIds }: { readonly loanIds: readonly LoanId[] }) => {
  const t = useText();
  usePageLoaded('delete payment method autopay enrolled');
  const [only] = loanIds;
  return (
    <>
      <p>{t('account.enrolled.text', { count: Math.max(1, loanIds.length) })}</p>
      <ModalActions>
        {only !== undefined && loanIds.length === 1 ? (
          <LinkButton to="/loans/$loanId" params={{ loanId: only }} wide>
            {t('account.enrolled.loan')}
          </LinkButton>
        ) : (
          <LinkButton to="/loans/outstanding" wide>
            {t('account.enrolled.loans')}
          </LinkButton>
        )}
      </ModalActions>
    </>
  );
};
