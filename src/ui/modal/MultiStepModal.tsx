import { type ComponentType, useRef } from 'react';
import { useText } from '../intl/use-text.ts';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOptions, ModalStep } from './modal-step.ts';
import { type StepNavigation, StepNavigationContext } from './step-navigation.ts';
import { canGoBack, currentStep, popStep, pushStep, toInitialStep } from './step-stack.ts';
import { useStepStack } from './use-step-stack.ts';

export interface MultiStepModalProps extends ModalOptions {
  readonly initialStep: string;
  readonly steps: Readonly<Record<string, ModalStep>>;
}

/**
 * The shared multi-step modal on a native dialog, which keeps its own stack of steps (specification, sections 2, 4 and 9).
 * Closed, it is back at its initial step. A flow, which names its step itself, is drawn by `StepModal`.
 */
export const MultiStepModal = ({ initialStep, steps, ...options }: MultiStepModalProps) => {
  const t = useText();
  const { open, onClose } = options;
  const content = useRef<HTMLDivElement>(null);
  const [stack, move] = useStepStack(open, initialStep, content);
  const shown = currentStep(stack);
  const step = steps[shown.id];
  if (!step) throw new Error(`The modal has no step ${shown.id}`);

  const back = (): void => {
    const outcome = popStep(stack, step.closeOnBack);
    if (outcome.kind === 'moved') move(() => outcome.stack);
    else onClose();
  };

  const navigation: StepNavigation = {
    next: (to, snapshot) => move((now) => pushStep(now, to, snapshot)),
    back,
    toInitial: () => move(toInitialStep),
    close: onClose,
    snapshot: shown.snapshot,
    canGoBack: canGoBack(stack),
    backText: step.backText ?? t('action.back'),
  };
  const Content = step.component as ComponentType<object>;

  return (
    <StepNavigationContext value={navigation}>
      <ModalFrame
        {...options}
        step={step}
        stepId={shown.id}
        stepKey={`${stack.steps.length}-${shown.id}`}
        onBack={navigation.canGoBack ? back : undefined}
        content={content}
      >
        <Content {...step.props} />
      </ModalFrame>
    </StepNavigationContext>
  );
};
