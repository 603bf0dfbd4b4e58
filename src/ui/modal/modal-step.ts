import type { ComponentType } from 'react';

/** Where Back sits: above the content (default), below it, or among the step's own buttons. */
export type BackPlacement = 'top' | 'bottom' | 'inline';

/** What every modal is told by its owner. */
export interface ModalOptions {
  readonly open: boolean;
  /** The modal wants to close; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** A press outside of the modal closes nothing. */
  readonly ignoreBackdrop?: boolean;
  /** Hears Escape first; `false` keeps the modal open. */
  readonly onEscape?: () => boolean;
}

/** What a modal shows around the content of a step. */
export interface StepHeader {
  readonly heading: string;
  /** Class names added to the modal while this step shows. */
  readonly customCssClasses?: string;
  readonly ariaDescription?: string;
  /** Back closes the modal, and shows no arrow. */
  readonly closeOnBack?: boolean;
  /** Instead of 'Back'. */
  readonly backText?: string;
  readonly backPlacement?: BackPlacement;
  /** Moves the focus on from the heading of the step that is entered, such as to a field that is to be changed. */
  readonly focus?: (() => void) | undefined;
  /** Neither the close button nor Escape leaves this step. */
  readonly closeDisabled?: boolean;
}

/** One step of a multi-step modal (specification, section 3: shared UI step object). */
// Steps of one modal take different props; each pairing is checked where `modalStep` makes it.
export interface ModalStep extends StepHeader {
  readonly component: ComponentType<never>;
  readonly props: object;
}

type StepOptions<Props extends object> = StepHeader & {
  readonly component: ComponentType<Props>;
  readonly props: Props;
};

/** A step whose props are checked against its component. */
export const modalStep = <Props extends object>(step: StepOptions<Props>): ModalStep => ({
  ...step,
  component: step.component as ComponentType<never>,
});
