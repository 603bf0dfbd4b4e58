import { timerDelay } from './timer-delay.ts';

/** How long a file of code may take; the document gives its first scripts as long. */
export const CODE_DEADLINE_MS = 20_000;

/** Rejects an import after 20 s: without a deadline, a file that never arrives would leave the spinner on for ever. */
export const codeInTime = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const settled = new AbortController();
  const late = timerDelay.wait(CODE_DEADLINE_MS, settled.signal).then(() => {
    throw new Error('timeout');
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    late.catch(() => undefined);
    settled.abort();
  }
};
