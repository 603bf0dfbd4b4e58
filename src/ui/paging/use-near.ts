import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window something still counts as near it. */
const MARGIN = '2000px';

/**
 * Whether an element is near the window. One that holds the focus stays near, and all are where it cannot be observed.
 * `onFar` hears the height that the element had when it went.
 */
export const useNear = (
  element: RefObject<HTMLElement | null>,
  first: boolean,
  onFar: (height: number) => void,
): boolean => {
  const [near, setNear] = useState(first || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const seen = element.current;
    if (!seen || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && seen.contains(document.activeElement)) return;
        if (!entry.isIntersecting) onFar(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element, onFar]);
  return near;
};
