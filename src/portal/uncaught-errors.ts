import type { ReportError } from '@member-portal/application/telemetry';

/** Errors that no boundary caught, such as those of the generic error screen itself. */
export interface UncaughtErrors {
  /** React's `onUncaughtError`. */
  readonly tell: (error: unknown) => void;
  /** Reports the errors so far, and any that follow. */
  readonly reportBy: (report: ReportError) => void;
}

/** React's root exists before the portal's services, so errors are queued until they can be reported. */
export const createUncaughtErrors = (): UncaughtErrors => {
  const waiting: unknown[] = [];
  let tell = (error: unknown): void => {
    waiting.push(error);
  };
  return {
    tell: (error) => tell(error),
    reportBy: (report) => {
      tell = (error) => report(error, { place: 'root' });
      for (const error of waiting.splice(0)) tell(error);
    },
  };
};
