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

/** What a modal shows around the content of a step (specification, section 3: shared UI step object). */
export interface StepHeader {
  readonly heading: string;
  /** Class names added to the modal while this step shows. */
  readonly customCssClasses?: string;
  readonly ariaDescription?: string;
  /** Back closes the modal instead of leading to the step before, and shows no arrow. */
  readonly closeOnBack?: boolean;
  /** Instead of 'Back'. */
  readonly backText?: string;
  readonly backPlacement?: BackPlacement;
  /** Moves the focus on from the heading of the step that is entered, such as to a field that is to be changed. */
  readonly focus?: (() => void) | undefined;
  /** Neither the close button nor Escape leaves this step. */
  readonly closeDisabled?: boolean;
}
