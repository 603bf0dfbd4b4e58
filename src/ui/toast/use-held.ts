import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is hovered or holds the focus. `key` changes when another element stands in its place. */
export const useHeld = (element: RefObject<HTMLElement | null>, key: number | undefined): boolean => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    setHovered(false);
    setFocused(false);
    const box = element.current;
    if (key === undefined || !box) return undefined;
    const enter = (): void => setHovered(true);
    const leave = (): void => setHovered(false);
    const focus = (): void => setFocused(true);
    const blur = (): void => setFocused(false);
    box.addEventListener('pointerenter', enter);
    box.addEventListener('pointerleave', leave);
    box.addEventListener('focusin', focus);
    box.addEventListener('focusout', blur);
    return () => {
      box.removeEventListener('pointerenter', enter);
      box.removeEventListener('pointerleave', leave);
      box.removeEventListener('focusin', focus);
      box.removeEventListener('focusout', blur);
    };
  }, [element, key]);
  return hovered || focused;
};
