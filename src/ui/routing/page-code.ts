import { codeInTime } from './code-in-time.ts';

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
