import type { Monitoring } from '@member-portal/application/ports';

/** Limit of calls waiting for the monitoring code. Later ones are dropped: the first explain a failed start best. */
const MOST_WAITING = 50;

/** Does nothing, for a tenant without monitoring. */
export const noMonitoring: Monitoring = { reportError: () => {}, addTiming: () => {} };

/**
 * Monitoring whose code is not part of the first load: it is fetched once the page has painted. Until then calls wait;
 * where it cannot be loaded they are dropped, because monitoring must never keep a buyer from paying.
 */
export const createLazyMonitoring = (
  load: () => Promise<Monitoring>,
  afterFirstPaint: (work: () => void) => void,
): Monitoring => {
  let real: Monitoring | undefined;
  const waiting: ((monitoring: Monitoring) => void)[] = [];
  const tell = (call: (monitoring: Monitoring) => void): void => {
    if (real) call(real);
    else if (waiting.length < MOST_WAITING) waiting.push(call);
  };
  afterFirstPaint(() => {
    load().then(
      (loaded) => {
        real = loaded;
        for (const call of waiting.splice(0)) call(loaded);
      },
      () => {
        real = noMonitoring;
        waiting.length = 0;
      },
    );
  });
  return {
    reportError: (error, context) => tell((monitoring) => monitoring.reportError(error, context)),
    addTiming: (name, milliseconds) => tell((monitoring) => monitoring.addTiming(name, milliseconds)),
  };
};
