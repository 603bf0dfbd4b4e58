import { timerDelay } from '@member-portal/client/runtime';

/** How long a file of code may take; the document gives its first scripts as long. */
export const CODE_DEADLINE_MS = 20_000;

/** Rejects an import after 20 s: without a deadline, a file that never arrives would leave the spinner on for ever. */
export const codeAhead = async <Module>(loading: Promise<Module>): Promise<Module> => {
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

/**
 * The same for code that somebody waits for. A file that cannot be fetched may be of a build that was replaced: whoever
 * listens to `code-lost` gets the time to find out, and reloads the page then.
 */
export const codeInTime = <Module>(
  loading: Promise<Module>,
  page: EventTarget | undefined = globalThis.window,
): Promise<Module> =>
  codeAhead(
    loading.catch(async (error: unknown) => {
      const recoveries: Promise<void>[] = [];
      if (error instanceof TypeError)
        page?.dispatchEvent(new CustomEvent('code-lost', { detail: recoveries }));
      await Promise.all(recoveries);
      throw error;
    }),
  );
