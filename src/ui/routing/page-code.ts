import { codeInTime } from './code-in-time.ts';

/**
 * The import of a page's code, within the deadline of code. The router reloads the document where code is missing, as after a new release; without a
 * connection that would end on the browser's own error page, so that failure is made one that the portal shows itself.
 */
export const pageCode =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    codeInTime(load()).catch((error: unknown) => {
      throw navigator.onLine ? error : new Error('offline');
    });
