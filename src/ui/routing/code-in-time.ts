/** How long a file of code or messages may take; the document gives its first scripts as long. */
export const CODE_DEADLINE_MS = 20_000;

/**
 * Rejects an import after 20 s: without a deadline, a file that never arrives would leave the spinner on for ever. A second
 * import of the file waits for the same request, so only a reload of the page can recover.
 */
export const codeAhead = <Module>(loading: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), CODE_DEADLINE_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * The same for code that somebody waits for. A file that cannot be fetched may be of a build that was replaced: whoever
 * listens to `code-lost` gets the time to find out, and reloads the page then.
 */
export const codeInTime = <Module>(loading: Promise<Module>): Promise<Module> =>
  codeAhead(
    loading.catch(async (error: unknown) => {
      const recoveries: Promise<void>[] = [];
      if (error instanceof TypeError)
        window.dispatchEvent(new CustomEvent('code-lost', { detail: recoveries }));
      await Promise.all(recoveries);
      throw error;
    }),
  );
