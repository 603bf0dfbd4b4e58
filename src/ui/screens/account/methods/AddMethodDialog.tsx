import { useAddMethod } from '../../../dialogs/use-add-method.tsx';
import { StepModal } from '../../../modal/StepModal.tsx';

/** Adds a payment method, by typing it or by connecting an account (specification, section 2: add payment method). */
export const AddMethodDialog = ({
  open,
  another,
  onClose,
}: {
  readonly open: boolean;
  readonly another: boolean;
  readonly onClose: () => void;
}) => {
  const step = useAddMethod(open ? { another } : undefined, onClose);
  // Its first step has none before it: only the way out.
  const shown = step?.id === 'add-method' ? { ...step, onBack: undefined } : step;
  return (
    <StepModal open={open && shown !== undefined} onClose={onClose} ignoreBackdrop step={shown ?? NOTHING} />
  );
};

/** What a closed dialog shows. */
const NOTHING = { id: 'closed', heading: '', content: undefined };
