import { css } from '@emotion/react';
import { BeginAddressChange } from '@member-portal/application/flows/address';
import { addressLines, type PostalAddress } from '@member-portal/domain/buyer';
import { Changed } from '../../contact/Changed.tsx';
import { useText } from '../../intl/use-text.ts';
import { StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { AddressForm } from './AddressForm.tsx';

/** Changes the postal address (specification, section 2: edit address). `onFile` is undefined where unknown. */
export const AddressDialog = ({
  onFile,
  open,
  onClose,
}: {
  readonly onFile: PostalAddress | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginAddressChange, { onFile }, 'address');
  const step =
    state.kind === 'saved'
      ? {
          id: 'done',
          heading: t('account.address.done'),
          content: (
            <Changed says={t('account.address.doneText')} onFinish={onClose}>
              <AddressLines address={state.address} />
            </Changed>
          ),
        }
      : {
          id: 'edit',
          heading: t('account.address.edit'),
          closeDisabled: state.kind === 'saving',
          content: <AddressForm state={state} send={send} />,
        };
  return <StepModal open={open} onClose={onClose} ignoreBackdrop step={step} />;
};

/** An address as it stands on an envelope. */
export const AddressLines = ({ address }: { readonly address: PostalAddress }) =>
  addressLines(address).map((words) => (
    <span key={words} css={line}>
      {words}
    </span>
  ));

const line = css({ display: 'block' });
