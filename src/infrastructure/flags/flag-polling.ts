import type { PageVisibility } from '@member-portal/application/ports';
import type { FlagEvaluation } from './flag-evaluation.ts';
import type { StoredFeatureFlags } from './stored-feature-flags.ts';

/**
 * Evaluates all flags now and then every so many seconds, but not while nobody sees the page: then once as soon as it
 * shows again. Polling is no activity of the buyer's. The returned function stops it.
 */
export const startFlagPolling = (
  evaluation: FlagEvaluation,
  flags: StoredFeatureFlags,
  visibility: PageVisibility,
  intervalSeconds: number,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let missed = false;
  let stopped = false;

  const poll = async (): Promise<void> => {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    flags.replace(await evaluation.evaluateAll());
    running = false;
    if (!stopped) timer = setTimeout(onTick, intervalSeconds * 1000);
  };
  const onTick = (): void => {
    if (visibility.isHidden()) missed = true;
    else void poll();
  };
  const stopWatching = visibility.subscribe((hidden) => {
    if (hidden || !missed) return;
    missed = false;
    void poll();
  });
  void poll();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
  };
};
