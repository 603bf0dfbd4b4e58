/** Log levels, most severe first (specification, section 9). */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether a message of `level` is written when the threshold is `threshold`. */
export const isLogged = (level: LogLevel, threshold: LogLevel): boolean =>
  LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);
