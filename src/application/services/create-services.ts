import { isUseCase } from './define-use-case.ts';
import type { Services } from './services.ts';
import type { Token } from './token.ts';

/** A port with the adapter that stands for it. Make one with `provide`, which checks that the two fit. */
export interface Provided {
  readonly token: Token<unknown>;
  readonly value: unknown;
}

/**
 * Says what stands for a token.
 * @example
 * import { provide } from '@member-portal/application/services';
 * import { Clock } from '@member-portal/application/ports';
 * import type { Instant } from '@member-portal/domain/calendar';
 * declare const start: Instant;
 * const provided = provide(Clock, { now: () => start });
 */
export const provide = <T>(token: Token<T>, value: NoInfer<T>): Provided => ({ token, value });

/**
 * Services without a container, for a front end or a test: ports are provided, use cases are made from them on first use
 * and kept. `get` throws for a port that nobody provided.
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
export const createServices = (provided: readonly Provided[]): Services => {
  const made = new Map(provided.map(({ token, value }) => [token, value]));
  const resolve = (wanted: Token<unknown>): unknown => {
    if (made.has(wanted)) return made.get(wanted);
    if (!isUseCase(wanted)) throw new Error(`Nothing is provided for ${wanted.name}`);
    const service = wanted.create(
      Object.fromEntries(Object.entries(wanted.uses).map(([name, used]) => [name, resolve(used)])),
    );
    made.set(wanted, service);
    return service;
  };
  return { get: <T>(wanted: Token<T>) => resolve(wanted) as T };
};
