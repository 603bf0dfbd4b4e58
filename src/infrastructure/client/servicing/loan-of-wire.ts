import type { RequestFailure } from '@member-portal/domain/failure';
import type { Loan } from '@member-portal/domain/loan';
import { err, ok, type Result } from 'neverthrow';
import { reviveDates } from '../http/wire-date.ts';
import { toLoan, wireLoanSchema } from './wire-loan.ts';

/**
 * A loan from the parsed JSON of the contract, for a program that fetches or stores answers itself. Fails on any other
 * shape with the path of the field at fault; calls `reportUnknown` for values that the contract does not list.
 * @example
 * import { loanOfWire } from '@member-portal/client/servicing';
 * const response = await fetch('https://lender.example/api/servicing/payment-agreement/loan-1');
 * const loan = loanOfWire(await response.json());
 */
export const loanOfWire = (
  json: unknown,
  reportUnknown: (path: string) => void = () => undefined,
): Result<Loan, Extract<RequestFailure, { kind: 'unexpected-response' }>> => {
  const read = wireLoanSchema.safeParse(reviveDates(json));
  return read.success
    ? ok(toLoan(read.data, reportUnknown))
    : err({ kind: 'unexpected-response', path: read.error.issues[0]?.path.map(String).join('.') || 'body' });
};
