import { type StepStack, stepStack } from '@member-portal/application/flows';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFade } from './use-fade.ts';

/**
 * The stack of an open modal, and a way to move on it: what is shown fades out first. A modal that is closed is back at its
 * initial step (specification, section 4: multi-step modal).
 */
export const useStepStack = (
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
