import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, createKit, runChecks } from '../../../conformance/index.ts';
import { expectNoticed } from '../../sandbox/support/expect-noticed.ts';
import { CLOCK_MUTANTS, MUTANTS } from '../../sandbox/support/platform-mutants.ts';
import { type ServedPlatform, servePlatform } from '../../sandbox/support/served-platform.ts';

describe('the conformance kit notices', () => {
  let served: ServedPlatform;
  beforeAll(async () => {
    served = await servePlatform();
  });
  afterAll(() => served.close());
  afterEach(() => served.mutate());

  test('that no code arrives, and leaves the rest out', async () => {
    const { target, credentials } = await served.kit();
    const kit = createKit(target, { ...credentials, codes: { url: `${target.api}/nothing?to={address}` } });
    const checks = checksOf(['read']).filter(({ id }) => id === 'read.buyer' || id === 'read.list');
    const outcomes = await runChecks(checks, kit, false);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'skipped']);
    expect(outcomes[0]?.said).toEqual(['no code arrived where credentials.codes.url looks']);
  });

  test.each(MUTANTS)('%s', async (_, profile, id, words, mutation) => {
    served.mutate(mutation());
    await expectNoticed(await served.kit(), profile, id, words);
  });
});

test.each(CLOCK_MUTANTS)('the conformance kit notices %s', async (_, id, words, mutation) => {
  const served = await servePlatform();
  try {
    served.mutate(mutation());
    await expectNoticed(await served.kit(), id.startsWith('pay') ? 'pay' : 'sign-in', id, words);
  } finally {
    await served.close();
  }
});

test('every check of a profile that needs time moved has a platform that fails it', () => {
  const ids = checksOf(['sign-in', 'pay']).map(({ id }) => id);
  expect(CLOCK_MUTANTS.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
});
