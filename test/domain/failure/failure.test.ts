import {
  BANK_ACCOUNT_ERRORS,
  mayHaveBeenApplied,
  type RequestFailure,
  requestFailureOfStatus,
} from '@member-portal/domain/failure';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('a status outside 200 to 299', () => {
  // Proves.
  it('is a bad request from 400 to 499 and a bad response otherwise, with the status in the message', () => {
    holds(
      property(integer({ min: 100, max: 599 }), (status) => {
        expect(requestFailureOfStatus(status)).toEqual({
          kind: status >= 400 && status <= 499 ? 'bad-request' : 'bad-response',
          status,
          message: `Request failed with status code ${status}`,
        });
      }),
    );
  });

  it('says when such a call is taken again, where the platform says', () => {
    expect(requestFailureOfStatus(429, 30)).toMatchObject({ retryAfter: 30 });
    expect(requestFailureOfStatus(429, 0)).toMatchObject({ retryAfter: 0 });
    expect(requestFailureOfStatus(429)).not.toHaveProperty('retryAfter');
  });

  it.each([
    [399, 'bad-response'],
    [400, 'bad-request'],
    [499, 'bad-request'],
    [500, 'bad-response'],
  ])('%d is a %s', (status, kind) => {
    expect(requestFailureOfStatus(status).kind).toBe(kind);
  });
});

describe('a failed call', () => {
  const failures: readonly (readonly [RequestFailure, boolean])[] = [
    [requestFailureOfStatus(422), false],
    [requestFailureOfStatus(407), false],
    [requestFailureOfStatus(408), true],
    [requestFailureOfStatus(409), false],
    [{ kind: 'invalid-url' }, false],
    [{ kind: 'session-expired' }, false],
    [requestFailureOfStatus(503), true],
    [{ kind: 'network-error' }, true],
    [{ kind: 'unreachable' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'cancelled' }, true],
    [{ kind: 'unexpected-response', path: 'id' }, true],
  ];

  it.each(failures)('%j may have been carried out: %s', (failure, applied) => {
    expect(mayHaveBeenApplied(failure)).toBe(applied);
  });
});

describe('errors of bank accounts', () => {
  // Proves.
  it('are the seven of the specification', () => {
    expect(BANK_ACCOUNT_ERRORS).toEqual([
      'blockedBankAccount',
      'genericError',
      'invalidBankAccount',
      'invalidRoutingNumber',
      'invalidAccountNumber',
      'invalidAccountType',
      'duplicateBankAccount',
    ]);
  });
});
