import type { ReportError } from '@member-portal/application/telemetry';

/** Errors that no boundary caught: those of the start, or of the generic error screen itself. */
export interface UncaughtErrors {
  /** React's `onUncaughtError`, and what ended the start. */
  readonly tell: (error: unknown) => void;
  /**
   * React's `onRecoverableError`: the page is right, but was drawn anew, as after a translator has changed it. Reported without a
   * place, so that it does not count among the errors that borrowers see.
   */
  readonly tellRecovered: (error: unknown) => void;
  /** Reports the errors so far, and any that follow. */
  readonly reportBy: (report: ReportError) => void;
}

/** React's root exists before the portal's services, so errors are queued until they can be reported. */
export const createUncaughtErrors = (): UncaughtErrors => {
  const waiting: Parameters<ReportError>[] = [];
  let report: ReportError = (...told) => {
    waiting.push(told);
  };
  return {
    tell: (error) => report(error, { place: 'root' }),
    tellRecovered: (error) => report(error),
    reportBy: (reportError) => {
      report = reportError;
      for (const told of waiting.splice(0)) report(...told);
    },
  };
};
