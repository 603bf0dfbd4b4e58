import { describe, expect, it } from 'vitest';
import { createChecker } from '../../conformance/contract/breaches.ts';
import { CONTRACT } from '../../conformance/contract/contract.ts';

describe('the breaches of an answer', () => {
  const { breachesOf } = createChecker(CONTRACT.platform);
  const breaches = (json: unknown) => breachesOf('listAgreements', 200, json);

  it('are ten at most', () => {
    expect(breaches({ items: new Array(50).fill(7) })).toHaveLength(10);
  });

  it('end at the first where an answer has a million wrong entries', () => {
    expect(breaches({ items: new Array(1_000_000).fill(7) })).toHaveLength(1);
    expect(breaches(new Array(1_000_000).fill(7))).toHaveLength(1);
  });
});
