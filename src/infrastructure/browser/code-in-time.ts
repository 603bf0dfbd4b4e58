/** Time limit for loading a code file. The document uses the same limit for its first scripts. */
const CODE_DEADLINE_MS = 20_000;

/** Rejects an import after 20 s: without a deadline, a file that never arrives would leave the spinner on forever. */
export const codeAhead = <Module>(loading: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), CODE_DEADLINE_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * The same for code that a visitor waits for. A file that cannot be fetched may belong to a replaced build:
 * the listener to `code-lost` gets time to check, and then reloads the page.
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
