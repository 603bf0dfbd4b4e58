/** How long a file of code or messages may take; the document gives its first scripts as long. */
export const CODE_DEADLINE_MS = 20_000;

/**
 * What an import gives. Rejects after 20 s: a file that is never answered would leave the visitor waiting for ever. Importing
 * it again waits for the same answer, so the way out is to load the page again.
 */
export const codeInTime = <Module>(loading: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), CODE_DEADLINE_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
