import { canGoBack, currentStep, popStep, pushStep, toInitialStep } from '@member-portal/application/flows';
import { type ComponentType, useRef } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOptions, ModalStep } from './modal-step.ts';
import { StepNavigationContext } from './step-controls.ts';
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
  const content = useRef<HTMLDivElement>(null);
  const [stack, move] = useStepStack(options.open, initialStep, content);
  const { id, snapshot } = currentStep(stack);
  const step = steps[id];
  if (!step) throw new Error(`The modal has no step ${id}`);

  const back = (): void => {
    const outcome = popStep(stack, step.closeOnBack);
    if (outcome.kind === 'moved') move(() => outcome.stack);
    else options.onClose();
  };
  const Content = step.component as ComponentType<object>;
  return (
    <StepNavigationContext
      value={{
        next: (to, saved) => move((now) => pushStep(now, to, saved)),
        toInitial: () => move(toInitialStep),
        snapshot,
      }}
    >
      <ModalFrame
        {...options}
        step={step}
        stepId={id}
        stepKey={`${stack.steps.length}-${id}`}
        onBack={canGoBack(stack) ? back : undefined}
        content={content}
      >
        <Content {...step.props} />
      </ModalFrame>
    </StepNavigationContext>
  );
};
