import { timerDelay } from './timer-delay.ts';

/** How long a file of code may take; the document gives its first scripts as long. */
export const CODE_DEADLINE_MS = 20_000;

/** What an import gives. Rejects after 20 s: a file that is never answered would leave the visitor waiting for ever. */
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
