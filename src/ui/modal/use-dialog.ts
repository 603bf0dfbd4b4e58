import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * Props that keep a native dialog in sync with `open`. The element is closed, never removed, so that the
 * browser restores the focus; if the opener is gone, the page's heading takes it. Escape and a press on the
 * backdrop only call `onDismiss`; they do not close the dialog.
 */
export const useDialog = (open: boolean, onDismiss: (by: 'escape' | 'backdrop') => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // A press that begins inside and ends outside is a text selection, not a dismissal.
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (open || !element.open) return;
    element.close();
    // The opener is gone, or there was none, as after a reload: continue from the top of the page.
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [open]);

  const escaped = (event: SyntheticEvent): void => {
    event.preventDefault();
    onDismiss('escape');
  };
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) escaped(event);
    },
    // Browsers let a second Escape close a dialog whose cancel event was prevented, unless the key event is too. Escape that
    // ends a composition closes nothing.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      if (!event.defaultPrevented) escaped(event);
    },
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && isOutside(event)) onDismiss('backdrop');
    },
  };
};
