import type { ComponentType } from 'react';

/** Where Back sits: above the content (default), below it, or among the step's own buttons. */
export type BackPlacement = 'top' | 'bottom' | 'inline';

/** One step of a multi-step modal (specification, section 3: shared UI step object). */
// Steps of one modal take different props; each pairing is checked where `modalStep` makes it.
export interface ModalStep {
  readonly heading: string;
  readonly component: ComponentType<never>;
  readonly props: object;
  /** Class names added to the modal while this step shows. */
  readonly customCssClasses?: string;
  readonly ariaDescription?: string;
  /** Back closes the modal, and shows no arrow. */
  readonly closeOnBack?: boolean;
  /** Instead of 'Back'. */
  readonly backText?: string;
  readonly backPlacement?: BackPlacement;
  /** Neither the close button nor Escape leaves this step. */
  readonly closeDisabled?: boolean;
}

type StepOptions<Props extends object> = Omit<ModalStep, 'component' | 'props'> & {
  readonly component: ComponentType<Props>;
  readonly props: Props;
};

/** A step whose props are checked against its component. */
export const modalStep = <Props extends object>(step: StepOptions<Props>): ModalStep => ({
  ...step,
  component: step.component as ComponentType<never>,
});
