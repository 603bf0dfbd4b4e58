/** Position of Back: above the content (default), below it, or among the step's own buttons. */
type BackPlacement = 'top' | 'bottom' | 'inline';

/** Props that the owner of a modal sets. */
export interface ModalOptions {
  readonly open: boolean;
  /** Called when the modal should close; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** A press outside of the modal does not close it. */
  readonly ignoreBackdrop?: boolean;
  /** Called on Escape before the modal closes; `false` keeps it open. */
  readonly onEscape?: () => boolean;
}

/** The frame of a step's content in a modal (specification, section 3: shared UI step object). */
export interface StepHeader {
  readonly heading: string;
  /** Class names added to the modal while this step shows. */
  readonly customCssClasses?: string;
  readonly ariaDescription?: string;
  /** Back closes the modal instead of going to the previous step, and shows no arrow. */
  readonly closeOnBack?: boolean;
  /** The label instead of 'Back'. */
  readonly backText?: string;
  readonly backPlacement?: BackPlacement;
  /** Called when the step is entered and its heading has the focus; may move it, such as to the field to change. */
  readonly focus?: (() => void) | undefined;
  /** Neither the close button nor Escape closes the modal at this step. */
  readonly closeDisabled?: boolean;
}
