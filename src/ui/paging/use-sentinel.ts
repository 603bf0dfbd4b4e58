import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls `reached` when the element it is attached to comes near the window; does nothing where that cannot be observed. */
export const useSentinel = (reached: (() => void) | undefined): RefCallback<Element> => {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  return useCallback((element) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current?.();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
};
