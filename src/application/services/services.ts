import type { Token } from './token.ts';

/** All that a front end needs to reach the use cases: one method, independent of the container. */
export interface Services {
  /** The service for a token. Throws when nothing is bound to it: that is a bug, not an outcome. */
  get<T>(token: Token<T>): T;
}
