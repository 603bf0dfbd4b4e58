import type { PostalAddress, PostalAddressDraft } from '@member-portal/domain/buyer';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { AddressStep } from './AddressStep.tsx';
import { ChangedStep } from './ChangedStep.tsx';

/** Changes the postal address (specification, section 2: edit address). */
export const AddressDialog = ({
  onFile,
  open,
  onClose,
}: {
  readonly onFile: PostalAddress;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  // What the buyer saw when the form opened: another address on file by the time it is saved is told.
  const [seen] = useState(onFile);
  const [draft, setDraft] = useState<PostalAddressDraft>({ line2: '', ...seen });
  const [busy, setBusy] = useState(false);
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="edit"
      steps={{
        edit: modalStep({
          heading: t('account.address.edit'),
          closeDisabled: busy,
          component: AddressStep,
          props: { seen, draft, onDraft: setDraft, onBusy: setBusy },
        }),
        done: modalStep({
          heading: t('account.address.done'),
          backPlacement: 'inline',
          component: ChangedStep,
          props: {
            page: 'edit address success',
            text: t('account.address.doneText'),
            value: [draft.line1, draft.line2, draft.city].filter(Boolean).join(', '),
          },
        }),
      }}
    />
  );
};
