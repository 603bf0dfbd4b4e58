import type { Log } from '@member-portal/application/ports';

/** Reports a value in an answer that the contract does not list: its path, never the value. */
export type ReportUnknown = (path: string) => void;

/** A new status may appear in all 200 entries of a page; a few log lines are enough. */
const MOST_TOLD = 5;

/** Logs unknown values in one answer, which stays readable without them. */
export const unknownValuesOf = (log: Log, route: string): ReportUnknown => {
  let told = 0;
  return (path) => {
    told += 1;
    if (told <= MOST_TOLD) log.write('warn', 'unknown value', { route, path });
  };
};

/** Logs which fields of an answer were omitted because their form is unknown. */
export const reportUnread =
  (log: Log, route: string) =>
  (paths: readonly string[]): void =>
    paths.forEach(unknownValuesOf(log, route));
