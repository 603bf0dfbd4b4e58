/** Time limit for loading code or messages. The document uses the same limit for its first scripts. */
const CODE_DEADLINE_MS = 20_000;

/**
 * Rejects an import after 20 s: without a deadline, a file that never arrives would leave the spinner on
 * forever. A second import of the file waits for the same request, so only a reload of the page can recover.
 */
export const codeAhead = <Module>(loading: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), CODE_DEADLINE_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * The same for code that a visitor waits for. A file that cannot be fetched may belong to a replaced build:
 * the listener to `code-lost` gets time to check, and then reloads the page.
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

/**
 * Imports a page's code within the deadline for code, and keeps it: the answer to a second import comes only after the browser has
 * rendered, and what a loader reads would wait for it. The router reloads the document when code is missing, as after a new
 * release; offline, that would end on the browser's error page, so the failure is turned into one that the portal shows.
 */
export const pageCode = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let code: Module | undefined;
  return async () => {
    code ??= await codeInTime(load()).catch((error: unknown) => {
      throw navigator.onLine ? error : new Error('offline');
    });
    return code;
  };
};
