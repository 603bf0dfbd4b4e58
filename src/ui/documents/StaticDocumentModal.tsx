import type { DisclosureKind } from '@member-portal/domain/disclosure';
import { MultiStepModal } from '../modal/MultiStepModal.tsx';
import { modalStep } from '../modal/modal-step.ts';
import { StaticDocumentStep } from './StaticDocumentStep.tsx';

/** A document of the lender's, read before signing in. */
export const StaticDocumentModal = ({
  open,
  onClose,
  heading,
  ...document
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly kind: DisclosureKind;
  readonly anchor?: string;
}) => (
  <MultiStepModal
    open={open}
    onClose={onClose}
    initialStep="document"
    steps={{ document: modalStep({ heading, component: StaticDocumentStep, props: document }) }}
  />
);
