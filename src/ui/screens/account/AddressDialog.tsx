import { PortalConfiguration } from '@member-portal/application/ports';
import { isSameAddress, type PostalAddress, postalAddress } from '@member-portal/domain/buyer';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useDraft } from '../../services/use-draft.ts';
import { AddressLines } from './AddressLines.tsx';
import { AddressStep } from './AddressStep.tsx';
import { ChangedStep } from './ChangedStep.tsx';
import { typedAddress } from './drafts.ts';
import { beginAddress, typeAddress } from './typed-address.ts';

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
  const { country } = useService(PortalConfiguration);
  const [typed, keep, forget] = useDraft(
    typedAddress,
    beginAddress(onFile, country),
    // What was typed over an address that is no more on file would put back the rest of it.
    (kept) => isSameAddress(kept.seen, onFile),
  );
  const { seen, draft } = typed;
  const saved = postalAddress(draft);
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
          props: {
            seen,
            draft,
            onDraft: (changed) => keep(typeAddress(typed, changed)),
            onSaved: forget,
            onBusy: setBusy,
          },
        }),
        done: modalStep({
          heading: t('account.address.done'),
          backPlacement: 'inline',
          component: ChangedStep,
          props: {
            page: 'edit address success',
            text: t('account.address.doneText'),
            value: saved.isOk() ? <AddressLines address={saved.value} /> : undefined,
          },
        }),
      }}
    />
  );
};
