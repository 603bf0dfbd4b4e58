/** Does some work when the page has painted something and has a moment to spare; at once where paints are not told of. */
export const afterFirstPaint = (window: Window & typeof globalThis, work: () => void): void => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: 3000 });
    else setTimeout(work, 200);
  };
  try {
    const observer = new window.PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    whenIdle();
  }
};
