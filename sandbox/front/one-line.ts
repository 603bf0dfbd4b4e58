import { DataFolderError } from '../database/data-lock.ts';
import { DatabaseError } from '../database/open-database.ts';
import { PortError } from './listen.ts';
import { SettingError } from './settings.ts';

const messageOf = (error: unknown): string => {
  // A refused connection to several addresses has an empty message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

const isForOperators = (error: unknown): boolean =>
  error instanceof DataFolderError ||
  error instanceof DatabaseError ||
  error instanceof PortError ||
  error instanceof SettingError;

/** One line that says why a start or stop failed. */
export const oneLineOf = (error: unknown): string => {
  const message = messageOf(error).replace(/\s+/g, ' ').trim();
  return isForOperators(error) ? message : `The sandbox could not start: ${message || 'unknown error'}`;
};
