export { isLogged, LOG_LEVELS, type LogLevel } from './log-level.ts';
export { PAGE_NAMES, type PageName } from './page-name.ts';
