import { type ReactNode, useRef } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOptions, StepHeader } from './modal-step.ts';
import { useShownStep } from './use-shown-step.ts';

/** A step as the state of a flow names it, with what it draws. */
export interface DrawnStep extends StepHeader {
  readonly id: string;
  readonly content: ReactNode;
  /** Asks the flow for the step before; undefined where there is none, and then no Back shows. */
  readonly onBack?: (() => void) | undefined;
}

/**
 * The shared modal around a flow: it shows the step of the flow's state and keeps no step state. A change of
 * `id` fades the content out and in. The heading of each step that is entered takes the focus.
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
      // A second press while the step fades out would go back twice.
      onBack={back && (() => (fading ? undefined : back()))}
      content={content}
    >
      {drawn}
    </ModalFrame>
  );
};
