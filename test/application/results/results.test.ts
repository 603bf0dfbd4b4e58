import { certain, isLostAnswer, readBack } from '@member-portal/application/results';
import type { RequestFailure } from '@member-portal/domain/failure';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';

it('a result that cannot fail unwraps to its value', async () => {
  expect(await certain(okAsync(7))).toBe(7);
});

describe('a lost answer', () => {
  it.each([
    ['network-error', true],
    ['unreachable', true],
    ['timeout', true],
    ['cancelled', true],
    ['bad-response', true],
    ['unexpected-response', true],
    ['bad-request', false],
    ['invalid-url', false],
    ['session-expired', false],
    ['not-found', false],
    ['refused', false],
  ])('%s: %s', (kind, isLost) => {
    expect(isLostAnswer({ kind })).toBe(isLost);
  });
});

describe('a write that is read back', () => {
  const never = () => {
    throw new Error('read without need');
  };
  const refused = { kind: 'bad-request', status: 409, message: '' } as const satisfies RequestFailure;

  it('that was answered is not read', async () => {
    expect((await readBack(okAsync('written'), never))._unsafeUnwrap()).toBe('written');
    const answered = readBack(errAsync(refused), never);
    expect((await answered)._unsafeUnwrapErr()).toEqual(refused);
  });

  it('whose answer is lost is what reading shows', async () => {
    const found = readBack(errAsync<string, RequestFailure>(TIMEOUT), () => okAsync('written'));
    expect((await found)._unsafeUnwrap()).toBe('written');
  });

  it('stays the failure that it was if reading does not show it, but a lost one may still arrive', async () => {
    const notThere = async (failure: RequestFailure) => {
      const read = readBack(
        errAsync<string, RequestFailure>(failure),
        () => okAsync(undefined),
        () => true,
      );
      return (await read)._unsafeUnwrapErr();
    };
    expect(await notThere(refused)).toEqual(refused);
    expect(await notThere(TIMEOUT)).toEqual({ kind: 'unknown-outcome' });
  });

  it('has an unknown outcome if its answer is lost and reading fails', async () => {
    const write = () => errAsync<string, RequestFailure>(TIMEOUT);
    const lost = await readBack(write(), () => errAsync(OFFLINE));
    expect(lost._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    const answered = await readBack(
      errAsync<string, RequestFailure>(refused),
      () => errAsync(OFFLINE),
      () => true,
    );
    expect(answered._unsafeUnwrapErr()).toEqual(refused);
  });

  it('is read for other failures that the caller names', async () => {
    const read = readBack(
      errAsync<string, RequestFailure>(refused),
      () => okAsync('there'),
      ({ kind }) => kind === 'bad-request',
    );
    expect((await read)._unsafeUnwrap()).toBe('there');
  });
});
