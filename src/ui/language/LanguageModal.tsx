import type { Locale } from '@member-portal/domain/locale';
import { useText } from '../intl/use-text.ts';
import { MultiStepModal } from '../modal/MultiStepModal.tsx';
import { modalStep } from '../modal/modal-step.ts';
import { LanguageStep } from './LanguageStep.tsx';

/** Asks whether to change the language (specification, sections 2 and 4: language change). */
export const LanguageModal = ({
  open,
  onClose,
  others,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly others: readonly Locale[];
}) => {
  const t = useText();
  const steps = {
    confirm: modalStep({ heading: t('language.heading'), component: LanguageStep, props: { others } }),
  };
  return <MultiStepModal open={open} onClose={onClose} initialStep="confirm" steps={steps} />;
};
