/**
 * Names a service and carries its type. As an abstract constructor type, it lets a container check each dependency of a
 * factory at compile time without decorators; a plain symbol would not be checked.
 */
export type Token<T> = abstract new (...dependencies: unknown[]) => T;

/**
 * A new token for a service; `name` appears in errors.
 * @example
 * import { token } from '@member-portal/application/services';
 * export interface Rates {
 *   ofToday(): number;
 * }
 * export const Rates = token<Rates>('Rates');
 */
export const token = <T>(name: string): Token<T> => {
  const identity: unknown = Object.defineProperty(class {}, 'name', { value: name });
  return identity as Token<T>;
};
