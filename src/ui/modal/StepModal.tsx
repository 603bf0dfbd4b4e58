import { type ReactNode, useRef } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOptions, StepHeader } from './modal-step.ts';
import { useShownStep } from './use-shown-step.ts';

/** A step of a modal, derived from a flow's state, with its content. */
export interface DrawnStep extends StepHeader {
  readonly id: string;
  readonly content: ReactNode;
  /** Asks the flow for the previous step; undefined if there is none, which hides Back. */
  readonly onBack?: (() => void) | undefined;
}

/**
 * The shared modal for a flow: it shows the step of the flow's state and has no step state of its own. A
 * change of `id` fades the content out and in. The heading of each step entered takes the focus.
 */
export const StepModal = ({ step: wanted, ...options }: ModalOptions & { readonly step: DrawnStep }) => {
  const content = useRef<HTMLDivElement>(null);
  const { step, key, fading } = useShownStep(options.open, wanted, content);
  const { id, content: drawn, onBack, ...header } = step;
  const back = onBack && header.closeOnBack ? options.onClose : onBack;
  return (
    <ModalFrame
      {...options}
      step={header}
      stepId={id}
      stepKey={key}
      // Ignore a second press while the step fades out, which would go back twice.
      onBack={back && (() => (fading ? undefined : back()))}
      content={content}
    >
      {drawn}
    </ModalFrame>
  );
};
