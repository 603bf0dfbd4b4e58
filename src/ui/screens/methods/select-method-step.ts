import type { Text } from '../../intl/use-text.ts';
import { type ModalStep, modalStep } from '../../modal/modal-step.ts';
import { SelectMethodStep, type SelectMethodStepProps } from './SelectMethodStep.tsx';

/** The step in which one of the methods on file is chosen; beside it the dialog needs `methodSteps`, to which it leads. */
export const selectMethodStep = (t: Text, props: SelectMethodStepProps): ModalStep =>
  modalStep({ heading: t('methods.select.title'), component: SelectMethodStep, props });
