const PARENT_SEEN_EVERY_MS = 250;

/**
 * Resolves when this program has to stop: on a signal, or when the npm or npx that runs it ends. Their shell
 * does not forward signals, so a server would keep running and hold its port.
 */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, PARENT_SEEN_EVERY_MS);
    timer.unref();
  });
