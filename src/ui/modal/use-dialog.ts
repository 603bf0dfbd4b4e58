import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps a native dialog in step with `open`. The dialog is asked, never removed, so that the browser gives the focus back to
 * what had it before, or else to the page's heading. `onDismiss` hears of Escape and of a press on the backdrop; closing is then the owner's choice.
 */
export const useDialog = (
  open: boolean,
  onDismiss: (by: 'escape' | 'backdrop') => void,
): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (open || !element.open) return;
    element.close();
    // What had the focus is gone, or nothing had it, as after a reload: the keyboard goes on from the page's top.
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cancel = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      dismiss('escape');
    };
    // Browsers let a second Escape close a dialog whose cancel event was stopped, unless the key itself is stopped.
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss('escape');
    };
    // A press that begins inside and ends outside is a selection that slipped, not a wish to leave.
    let pressedOutside = false;
    const outside = (event: MouseEvent): boolean => {
      const box = element.getBoundingClientRect();
      return (
        event.target === element &&
        (event.clientX < box.left ||
          event.clientX > box.right ||
          event.clientY < box.top ||
          event.clientY > box.bottom)
      );
    };
    const press = (event: MouseEvent): void => {
      pressedOutside = outside(event);
    };
    const release = (event: MouseEvent): void => {
      if (pressedOutside && outside(event)) dismiss('backdrop');
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('keydown', key);
    element.addEventListener('mousedown', press);
    element.addEventListener('click', release);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('keydown', key);
      element.removeEventListener('mousedown', press);
      element.removeEventListener('click', release);
    };
  }, []);

  return dialog;
};
