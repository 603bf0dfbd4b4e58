import type { Authentication } from '@member-portal/application/ports';
import type { OneTimeCode } from '@member-portal/domain/sign-in';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createLazyAuthentication } from '../../../src/infrastructure/auth/lazy-authentication.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';

const real: Authentication = {
  createLoginCode: () => okAsync({ referenceId: 'reference' }),
  exchangeForSession: () => okAsync(aSession(START)),
  verifyCode: () => okAsync(undefined),
  refreshSession: () => okAsync(aSession(START)),
};
const exchange = { code: '123456' as OneTimeCode, referenceId: 'reference' };

describe('the auth service behind code that loads late', () => {
  it('loads once, from the start, and answers what the real one answers', async () => {
    let loads = 0;
    const lazy = createLazyAuthentication(async () => {
      loads += 1;
      return real;
    });
    expect(loads).toBe(1);
    expect((await lazy.exchangeForSession(exchange))._unsafeUnwrap()).toEqual(aSession(START));
    expect((await lazy.refreshSession())._unsafeUnwrap()).toEqual(aSession(START));
    expect((await lazy.verifyCode(exchange)).isOk()).toBe(true);
    expect(loads).toBe(1);
  });

  it('is a call that did not come through when the code does not come, and is tried again by the next call', async () => {
    let loads = 0;
    const lazy = createLazyAuthentication(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return real;
    });
    expect((await lazy.refreshSession())._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'network-error' },
    });
    expect((await lazy.refreshSession()).isOk()).toBe(true);
    expect(loads).toBe(2);
  });
});
