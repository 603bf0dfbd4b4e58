/** The part of `window` that the recovery uses. Accessing its storage throws where it is denied. */
export interface PageOfBuild {
  readonly document: { readonly head: Pick<HTMLElement, 'innerHTML'> };
  readonly fetch: typeof globalThis.fetch;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * The session storage key for the build that a page was reloaded from. Without the prefix `member-portal.` of the others: a
 * reload after a release is nothing in progress.
 */
const RELOADED_FROM = 'member-portal-reloaded-from';

const buildIn = (html: string): string | undefined => /<meta name="build" content="([\w-]+)"/.exec(html)?.[1];
const DEADLINE_MS = 10_000;

/**
 * Reloads the page once where a file of its build is gone and the server has another build: address and drafts survive that.
 * Resolves where a reload would not help or was already tried: offline, the same build, or no storage to record it.
 */
export const recoverLostCode = async (page: PageOfBuild): Promise<void> => {
  try {
    const answer = await page.fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
    const served = answer.ok && buildIn(await answer.text());
    const build = buildIn(page.document.head.innerHTML);
    if (!served || !build || served === build || page.sessionStorage.getItem(RELOADED_FROM) === build) return;
    page.sessionStorage.setItem(RELOADED_FROM, build);
  } catch {
    return;
  }
  page.location.reload();
  // The page is reloading: callers that wait for the code must not flash its failure.
  await new Promise<never>(() => undefined);
};

/** Recovers from lost code from now on. */
export const recoverWhenCodeIsLost = (window: Window & typeof globalThis): void => {
  let recovering: Promise<void> | undefined;
  window.addEventListener('code-lost', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const recoveries: Promise<void>[] = event.detail;
    // Files are lost together: a second loss waits for the same reload instead of finding that it was tried.
    recovering ??= recoverLostCode(window).finally(() => {
      recovering = undefined;
    });
    recoveries.push(recovering);
  });
};
