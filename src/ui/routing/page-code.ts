import type { Services } from '@member-portal/application/services';
import type { LoanId } from '@member-portal/domain/loan';
import { codeInTime } from './code-in-time.ts';
import type { RouterContext } from './router-context.ts';

/**
 * Imports a page's code within the deadline for code. The router reloads the document when code is missing, as after a new
 * release; offline, that reload would end on the browser's own error page, so the failure becomes one the portal shows.
 */
export const pageCode =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    codeInTime(load()).catch((error: unknown) => {
      throw navigator.onLine ? error : new Error('offline');
    });

/** Reads into the session's cache what a page shows first. */
export type ReadAhead = (services: Services, loanId: LoanId) => void;

/**
 * A loader that has a page's first reads under way before the page is drawn, and makes nothing wait for them. Code that cannot be
 * loaded is reported by the page itself.
 */
export const readingAhead =
  (load: () => Promise<ReadAhead>) =>
  ({ context, params }: { readonly context: RouterContext; readonly params: object }): void => {
    const loanId = ('loanId' in params ? params.loanId : '') as LoanId;
    Promise.all([load(), context.loadSignedIn()]).then(
      ([readAhead]) => readAhead(context.services, loanId),
      () => undefined,
    );
  };
