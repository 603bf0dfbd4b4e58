import { constants } from 'node:os';
import { stopRunning } from './run.mjs';

/** Signals by which a terminal, an init system or a container ends a program. */
export const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * From now on a signal first stops whatever `run` has started, waits for it, and then ends this program. Gives back a
 * function that ends this again.
 */
export const endOnSignals = () => {
  const handlers = endingSignals.map((signal) => {
    const end = async () => {
      await stopRunning(signal);
      process.exit(128 + constants.signals[signal]);
    };
    process.on(signal, end);
    return /** @type {const} */ ([signal, end]);
  });
  return () => {
    for (const [signal, end] of handlers) process.off(signal, end);
  };
};

const PARENT_SEEN_EVERY_MS = 250;

/**
 * Under npm, ends this program as SIGTERM does once npm is gone: the shell between the two passes no signal on, and what a
 * start began would go on without it.
 */
export const endWithNpm = () => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_SEEN_EVERY_MS);
  timer.unref();
};
