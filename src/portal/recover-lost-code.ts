/** What the recovery needs of the browser, and which build this page is of. */
export interface PageOfBuild {
  readonly build: string;
  readonly fetch: typeof globalThis.fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const KEY = 'member-portal.reloaded-from';
const BUILD = /<meta name="build" content="([\w-]+)"/;
const DEADLINE_MS = 10_000;

/**
 * Reloads the page once where a file of its build is gone and the server has another build: address and drafts outlive that.
 * Resolves where a reload would not help or has been tried from this build: offline, the same build, or no storage to tell.
 */
export const recoverLostCode = async ({ build, fetch, storage, reload }: PageOfBuild): Promise<void> => {
  try {
    const answer = await fetch('/', {
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const served = answer.ok ? BUILD.exec(await answer.text())?.[1] : undefined;
    if (served === undefined || served === build || storage.getItem(KEY) === build) return;
    storage.setItem(KEY, build);
  } catch {
    return;
  }
  reload();
  // The page is going: whoever waits for the code must not show its failure for a moment.
  await new Promise<never>(() => undefined);
};

/** Recovers whatever code the page finds lost from now on. */
export const recoverWhenCodeIsLost = (window: Window & typeof globalThis, build: string): void => {
  let recovering: Promise<void> | undefined;
  window.addEventListener('code-lost', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const recoveries: Promise<void>[] = event.detail;
    const { fetch, location } = window;
    const storage = {
      getItem: (key: string) => window.sessionStorage.getItem(key),
      setItem: (key: string, value: string) => window.sessionStorage.setItem(key, value),
    };
    // Files are lost together: one that comes second waits for the same reload, not for word that it was tried already.
    recovering ??= recoverLostCode({
      build,
      fetch: fetch.bind(window),
      storage,
      reload: () => location.reload(),
    }).finally(() => {
      recovering = undefined;
    });
    recoveries.push(recovering);
  });
};
