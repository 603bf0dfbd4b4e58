import type { Token } from './token.ts';

/** Gives a front end access to the use cases: one method, independent of the container. */
export interface Services {
  /** The service for a token. Throws if nothing is bound to it, which is a bug. */
  get<T>(token: Token<T>): T;
}
