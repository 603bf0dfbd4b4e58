/** Runs `work` after the first paint, when the page is idle; at once where the browser does not report paints. */
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
