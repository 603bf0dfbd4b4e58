import { isUseCase } from './define-use-case.ts';
import type { Services } from './services.ts';
import type { Token } from './token.ts';

/** A port with its adapter. Create it with `provide`, which checks that their types match. */
export interface Provided {
  readonly token: Token<unknown>;
  readonly value: unknown;
}

/**
 * Gives a token its adapter.
 * @example
 * import { provide } from '@member-portal/application/services';
 * import { Clock } from '@member-portal/application/ports';
 * import type { Instant } from '@member-portal/domain/calendar';
 * declare const start: Instant;
 * const provided = provide(Clock, { now: () => start });
 */
export const provide = <T>(token: Token<T>, value: NoInfer<T>): Provided => ({ token, value });

/** Throws for a port that was not provided, which is an error in wiring the services. */
const unprovided = (port: Token<unknown>): never => {
  throw new Error(`Nothing is provided for ${port.name}`);
};

/**
 * Services for a front end or a test: ports are provided; use cases are created from them on first use and reused. A port
 * that is not provided is taken from `elsewhere`, such as a container; without one, `get` throws.
 * @example
 * import { ReadLoan } from '@member-portal/application/loans';
 * import { LoanReads } from '@member-portal/application/ports';
 * import { createServices, provide } from '@member-portal/application/services';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const loans: LoanReads;
 * declare const loanId: LoanId;
 * const services = createServices([provide(LoanReads, loans)]);
 * const loan = await services.get(ReadLoan)(loanId);
 */
export const createServices = (
  provided: readonly Provided[],
  elsewhere: <T>(port: Token<T>) => T = unprovided,
): Services => {
  const made = new Map(provided.map(({ token, value }) => [token, value]));
  const resolve = (wanted: Token<unknown>): unknown => {
    if (made.has(wanted)) return made.get(wanted);
    if (!isUseCase(wanted)) return elsewhere(wanted);
    const needed = Object.entries(wanted.uses).map(([name, used]) => [name, neededBy(wanted, used)]);
    const service = wanted.create(Object.fromEntries(needed));
    made.set(wanted, service);
    return service;
  };
  /** The error for a missing port names the use cases that need it. */
  const neededBy = (useCase: Token<unknown>, wanted: Token<unknown>): unknown => {
    try {
      return resolve(wanted);
    } catch (cause) {
      throw new Error(`${useCase.name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  };
  return { get: <T>(wanted: Token<T>) => resolve(wanted) as T };
};
