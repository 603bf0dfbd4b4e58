import { type Token, token } from './token.ts';

/** The tokens a use case needs, by the names under which its factory receives them. */
export type Uses = Readonly<Record<string, Token<unknown>>>;

/** The services for the tokens in `Uses`. */
export type Resolved<U extends Uses> = {
  readonly [Name in keyof U]: U[Name] extends Token<infer T> ? T : never;
};

/** A token with its dependencies and factory, so that any container, or none, can wire it. */
export type UseCase<T, U extends Uses = Uses> = Token<T> & {
  readonly uses: U;
  /** Creates the use case from its dependencies; tests pass fakes of the ports here. */
  readonly create: (dependencies: Resolved<U>) => T;
};

/**
 * Defines a use case next to its code: its name in errors, the tokens it needs, and its factory.
 * @example
 * import { Clock } from '@member-portal/application/ports';
 * import { defineUseCase } from '@member-portal/application/services';
 * import { instantToText } from '@member-portal/domain/calendar';
 * export type TellTime = () => string;
 * export const TellTime = defineUseCase('TellTime', { clock: Clock }, ({ clock }): TellTime =>
 *   () => instantToText(clock.now()));
 */
export const defineUseCase = <T, const U extends Uses>(
  name: string,
  uses: U,
  create: (dependencies: Resolved<U>) => T,
): UseCase<T, U> => Object.assign(token<T>(name), { uses, create });

/** Whether a token is a use case, which is created from its dependencies, and not a port, which must be provided. */
export const isUseCase = <T>(candidate: Token<T>): candidate is UseCase<T> =>
  'uses' in candidate && 'create' in candidate;
