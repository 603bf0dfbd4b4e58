import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../controls/Button.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useText } from '../intl/use-text.ts';
import { unseen } from '../theme/styles.ts';
import { liveRegionOf, useModalRegistry } from './ModalRegistry.tsx';
import type { ModalOptions, StepHeader } from './modal-step.ts';
import { modalStyle } from './modal-style.ts';
import { StepControlsContext } from './step-controls.ts';
import { useBrowserBack } from './use-browser-back.ts';
import { useDialog } from './use-dialog.ts';

/** The native dialog around one step of a modal, with its heading, Back and close controls (specification, section 4). */
export const ModalFrame = ({
  open,
  onClose,
  ignoreBackdrop = false,
  onEscape,
  step,
  stepId,
  stepKey,
  onBack,
  content,
  children,
}: ModalOptions & {
  readonly step: StepHeader;
  readonly stepId: string;
  /** Changes with each step entered; the step's heading then takes the focus. */
  readonly stepKey: string;
  /** Goes to the previous step; undefined if there is none. */
  readonly onBack: (() => void) | undefined;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) => {
  const t = useText();
  const id = useId();
  const registry = useModalRegistry();
  const heading = useRef<HTMLHeadingElement>(null);

  const closeStep = step.closeDisabled ? undefined : onClose;
  const dialog = useDialog(open, (by) => {
    if (by === 'backdrop' && ignoreBackdrop) return;
    if (by === 'escape' && onEscape?.() === false) return;
    closeStep?.();
  });

  // Once per opening, in order. In a layout effect: a message that comes as this modal closes looks for the one then on top.
  const closeLatest = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return undefined;
    registry?.register(id, () => closeLatest());
    return () => registry?.forget(id);
  }, [open, registry, id]);

  // Reset the previous step's scroll position before the step shows and takes the focus. A dialog that is not yet shown has none,
  // and setting it would lay out the page once more.
  useLayoutEffect(() => {
    if (open && stepKey && dialog.ref.current?.open) dialog.ref.current.scrollTop = 0;
  }, [open, stepKey, dialog.ref]);

  // The heading of a step takes the focus, so that a screen reader announces it and the keyboard starts at the top.
  const takeFocus = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    step.focus?.();
  });
  useEffect(() => {
    if (open && stepKey) takeFocus();
  }, [open, stepKey]);

  const placement = step.backPlacement ?? 'top';
  const backText = step.backText ?? t('action.back');
  // With `inline` the step decides whether it shows Back; the browser's Back then closes the modal.
  const isBackShown = onBack !== undefined && placement !== 'inline';
  const isBackOnTop = onBack !== undefined && placement === 'top';
  useBrowserBack(
    open,
    () => !registry || registry.open().at(-1) === id,
    () => (isBackShown ? onBack() : closeStep?.()),
  );

  return (
    <dialog
      {...dialog}
      css={modalStyle.dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={step.ariaDescription && `${id}-description`}
      className={step.customCssClasses}
    >
      {open ? (
        <StepControlsContext value={{ back: onBack, backText, close: onClose }}>
          <div>
            {/* The note about the language is added beside it. */}
            <div id={liveRegionOf(id)} aria-live="polite" css={unseen} />
          </div>
          <div css={[modalStyle.bar, isBackOnTop ? undefined : modalStyle.closeOnly]}>
            {isBackOnTop ? (
              <button type="button" css={modalStyle.back} data-dd-action-name="back" onClick={onBack}>
                {step.closeOnBack ? undefined : <ArrowLeft size="1.25rem" aria-hidden="true" />}
                {backText}
              </button>
            ) : undefined}
            <button
              type="button"
              css={modalStyle.close}
              data-dd-action-name="close dialog"
              onClick={closeStep}
              {...(closeStep ? {} : { 'aria-disabled': true })}
            >
              <X size="1.5rem" aria-hidden="true" />
              <VisuallyHidden>{t('action.close')}</VisuallyHidden>
            </button>
          </div>
          <div
            ref={content}
            key={stepKey}
            css={modalStyle.step}
            data-dd-action-name={`dialog step ${stepId}`}
          >
            <h2 ref={heading} id={`${id}-heading`} tabIndex={-1} css={modalStyle.heading}>
              {step.heading}
            </h2>
            {step.ariaDescription ? (
              <p id={`${id}-description`} hidden>
                {step.ariaDescription}
              </p>
            ) : undefined}
            {children}
            {onBack !== undefined && placement === 'bottom' ? (
              <div css={modalStyle.below}>
                <Button variant="quiet" data-dd-action-name="back" onClick={onBack}>
                  {backText}
                </Button>
              </div>
            ) : undefined}
          </div>
        </StepControlsContext>
      ) : undefined}
    </dialog>
  );
};
