import {
  canGoBack,
  currentStep,
  popStep,
  pushStep,
  type StepStack,
  stepStack,
  toInitialStep,
} from '@member-portal/application/flows';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOptions, ModalStep } from './modal-step.ts';
import { StepNavigationContext } from './step-controls.ts';
import { useFade } from './use-fade.ts';

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

/**
 * The stack of an open modal, and a way to move on it: what is shown fades out first. A modal that is closed is back at its
 * initial step (specification, section 4: multi-step modal).
 */
const useStepStack = (
  open: boolean,
  initialStep: string,
  content: RefObject<HTMLElement | null>,
): readonly [stack: StepStack, move: (change: (stack: StepStack) => StepStack) => void] => {
  const [stack, setStack] = useState(() => stepStack(initialStep));
  const fade = useFade(content);
  const isOpen = useRef(open);

  useEffect(() => {
    isOpen.current = open;
    if (!open) setStack(stepStack(initialStep));
  }, [open, initialStep]);

  const move = useCallback(
    (change: (stack: StepStack) => StepStack) =>
      fade(() => {
        if (isOpen.current) setStack(change);
      }),
    [fade],
  );
  return [stack, move];
};
