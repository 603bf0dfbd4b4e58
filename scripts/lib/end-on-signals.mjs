import { constants } from 'node:os';
import { stopRunning } from './run.mjs';

/** Signals with which a terminal, an init system or a container ends a program. */
export const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Handles signals: stops all programs started by `run`, waits for them, and then ends this program. Returns a
 * function that removes the handlers.
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
 * Under npm, sends SIGTERM to this program once npm has ended: the shell between them does not forward signals, so the
 * started programs would keep running.
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
