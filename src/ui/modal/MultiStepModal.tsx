import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { type ComponentType, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useText } from '../intl/use-text.ts';
import { useModalRegistry } from './ModalRegistryProvider.tsx';
import type { ModalStep } from './modal-step.ts';
import { modalStyle } from './modal-style.ts';
import { type StepNavigation, StepNavigationContext } from './step-navigation.ts';
import { canGoBack, currentStep, popStep, pushStep, toInitialStep } from './step-stack.ts';
import { useBrowserBack } from './use-browser-back.ts';
import { useDialog } from './use-dialog.ts';
import { useStepStack } from './use-step-stack.ts';

export interface MultiStepModalProps {
  readonly open: boolean;
  /** The modal wants to close; the owner then sets `open` to false. Closed, it is back at its initial step. */
  readonly onClose: () => void;
  readonly initialStep: string;
  /** A later step that a modal which stands open from the start goes on with; Back leads to the initial one. */
  readonly resumeAt?: string | undefined;
  readonly steps: Readonly<Record<string, ModalStep>>;
  /** A press outside of the modal closes nothing. */
  readonly ignoreBackdrop?: boolean;
  /** Hears Escape first; `false` keeps the modal open. */
  readonly onEscape?: () => boolean;
}

/** The shared multi-step modal on a native dialog (specification, sections 2, 4 and 9). */
export const MultiStepModal = ({
  open,
  onClose,
  initialStep,
  resumeAt,
  steps,
  ignoreBackdrop = false,
  onEscape,
}: MultiStepModalProps) => {
  const t = useText();
  const id = useId();
  const registry = useModalRegistry();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [stack, move] = useStepStack(open, initialStep, content, resumeAt);
  const shown = currentStep(stack);
  const step = steps[shown.id];
  if (!step) throw new Error(`The modal has no step ${shown.id}`);
  const depth = stack.steps.length;

  const closeStep = step.closeDisabled ? undefined : onClose;
  const dialog = useDialog(open, (by) => {
    if (by === 'backdrop' && ignoreBackdrop) return;
    if (by === 'escape' && onEscape?.() === false) return;
    closeStep?.();
  });

  // Registered once for each opening: the order in the registry is that in which modals were opened.
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  useEffect(() => {
    if (!open) return undefined;
    registry?.register(id, () => latestClose.current());
    return () => registry?.forget(id);
  }, [open, registry, id]);

  // Before the step is seen, and before anything in it takes the focus: it would begin where the last one was scrolled to.
  useLayoutEffect(() => {
    if (open && depth > 0 && shown.id && dialog.current) dialog.current.scrollTop = 0;
  }, [open, depth, shown.id, dialog]);

  // The heading of a step takes the focus, so that a screen reader hears where it is and the keyboard starts at the top.
  useEffect(() => {
    if (!open || depth === 0 || !shown.id) return;
    heading.current?.focus({ preventScroll: true });
  }, [open, depth, shown.id]);

  const back = (): void => {
    const outcome = popStep(stack, step.closeOnBack);
    if (outcome.kind === 'moved') move(() => outcome.stack);
    else onClose();
  };

  const navigation: StepNavigation = {
    next: (to, snapshot) => move((now) => pushStep(now, to, snapshot)),
    back,
    toInitial: () => move(toInitialStep),
    close: onClose,
    snapshot: shown.snapshot,
    canGoBack: canGoBack(stack),
    backText: step.backText ?? t('action.back'),
  };
  const placement = step.backPlacement ?? 'top';
  // A step that keeps its way back to itself is only left: what it tells has happened already.
  const isBackShown = navigation.canGoBack && placement !== 'inline';
  const isBackOnTop = navigation.canGoBack && placement === 'top';
  useBrowserBack(
    open,
    () => !registry || registry.open().at(-1) === id,
    () => (isBackShown ? back() : closeStep?.()),
  );
  const Content = step.component as ComponentType<object>;

  return (
    <dialog
      ref={dialog}
      css={modalStyle.dialog}
      aria-labelledby={`${id}-heading`}
      {...(step.ariaDescription ? { 'aria-describedby': `${id}-description` } : {})}
      {...(step.customCssClasses ? { className: step.customCssClasses } : {})}
    >
      {open ? (
        <StepNavigationContext value={navigation}>
          <div css={[modalStyle.bar, isBackOnTop ? undefined : modalStyle.closeOnly]}>
            {isBackOnTop ? (
              <button type="button" css={modalStyle.back} data-dd-action-name="back" onClick={back}>
                {step.closeOnBack ? undefined : <ArrowLeft size={20} aria-hidden="true" />}
                {navigation.backText}
              </button>
            ) : undefined}
            <button
              type="button"
              css={modalStyle.close}
              data-dd-action-name="close dialog"
              onClick={closeStep}
              {...(closeStep ? {} : { 'aria-disabled': true })}
            >
              <X size={24} aria-hidden="true" />
              <VisuallyHidden>{t('action.close')}</VisuallyHidden>
            </button>
          </div>
          <div
            ref={content}
            key={`${depth}-${shown.id}`}
            css={modalStyle.step}
            data-dd-action-name={`dialog step ${shown.id}`}
          >
            <h2 ref={heading} id={`${id}-heading`} tabIndex={-1} css={modalStyle.heading}>
              {step.heading}
            </h2>
            {step.ariaDescription ? (
              <p id={`${id}-description`} hidden>
                {step.ariaDescription}
              </p>
            ) : undefined}
            <Content {...step.props} />
            {navigation.canGoBack && placement === 'bottom' ? (
              <div css={modalStyle.below}>
                <Button variant="quiet" data-dd-action-name="back" onClick={back}>
                  {navigation.backText}
                </Button>
              </div>
            ) : undefined}
          </div>
        </StepNavigationContext>
      ) : undefined}
    </dialog>
  );
};
