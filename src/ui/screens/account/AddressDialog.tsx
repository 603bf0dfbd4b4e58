import { BeginAddressChange } from '@member-portal/application/flows/address';
import type { PostalAddress } from '@member-portal/domain/buyer';
import { Changed } from '../../contact/Changed.tsx';
import { useText } from '../../intl/use-text.ts';
import { StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressLines } from './AddressLines.tsx';

/** Changes the postal address (specification, section 2: edit address). */
export const AddressDialog = ({
  onFile,
  open,
  onClose,
}: {
  /** Undefined where unknown: the form begins empty. */
  readonly onFile: PostalAddress | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginAddressChange, { onFile }, 'address');
  return (
    <StepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      step={
        state.kind === 'saved'
          ? {
              id: 'done',
              heading: t('account.address.done'),
              content: (
                <Changed text={t('account.address.doneText')} onFinish={onClose}>
                  <AddressLines address={state.address} />
                </Changed>
              ),
            }
          : {
              id: 'edit',
              heading: t('account.address.edit'),
              closeDisabled: state.kind === 'saving',
              content: <AddressForm state={state} send={send} />,
            }
      }
    />
  );
};
