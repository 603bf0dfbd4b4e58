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
  it('loads once, when it is prepared or called, and answers what the real one answers', async () => {
    let loads = 0;
    const lazy = createLazyAuthentication(
      async () => {
        loads += 1;
        return real;
      },
      async () => real,
      () => true,
    );
    expect(loads).toBe(0);
    lazy.prepare?.();
    expect(loads).toBe(1);
    expect((await lazy.exchangeForSession(exchange))._unsafeUnwrap()).toEqual(aSession(START));
    expect((await lazy.refreshSession())._unsafeUnwrap()).toEqual(aSession(START));
    expect((await lazy.verifyCode(exchange)).isOk()).toBe(true);
    expect(loads).toBe(1);
  });

  it('that fails to preload is loaded again by a call, which fails if that does too', async () => {
    const loads: string[] = [];
    const fails = async () => {
      loads.push('ahead');
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const lazy = createLazyAuthentication(
      fails,
      async () => {
        loads.push('asked');
        if (loads.length < 3) throw new TypeError('Failed to fetch dynamically imported module');
        return real;
      },
      () => true,
    );
    lazy.prepare?.();
    expect((await lazy.refreshSession())._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'unreachable' },
    });
    expect((await lazy.refreshSession()).isOk()).toBe(true);
    expect(loads).toEqual(['ahead', 'asked', 'asked']);
  });

  it('throws nothing where it could not be prepared', async () => {
    const fails = async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const lazy = createLazyAuthentication(fails, fails, () => false);
    lazy.prepare?.();
    expect((await lazy.refreshSession()).isErr()).toBe(true);
  });
});
