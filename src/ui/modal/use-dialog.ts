import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * Props that keep a native dialog in step with `open`. The element is closed, never removed, so that the
 * browser restores the focus; if its element is gone, the page's heading takes it. Escape and a press on the
 * backdrop call `onDismiss` and close nothing by themselves.
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
    // What had the focus is gone, or nothing had it, as after a reload: the keyboard goes on from the page's top.
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
    // Browsers let a second Escape close a dialog whose cancel event was stopped, unless the key itself is stopped.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escaped(event);
    },
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && isOutside(event)) onDismiss('backdrop');
    },
  };
};
