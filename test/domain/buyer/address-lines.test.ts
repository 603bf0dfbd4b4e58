import { addressLines, type PostalAddress } from '@member-portal/domain/buyer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const albany = { city: 'Albany', region: 'NY', postalCode: '12207', country: 'US' } as const;
const ottawa = { city: 'Ottawa', region: 'ON', postalCode: 'K1A 0B1', country: 'CA' } as const;

describe('the lines of an address', () => {
  it.each([
    ['its second one', { line1: '12 Elm Street', line2: 'Unit 4', ...albany }, ['12 Elm Street', 'Unit 4']],
    ['no second one', { line1: '12 Elm Street', ...albany }, ['12 Elm Street']],
  ])('have %s', (_, address, lines) => {
    expect(addressLines(address)).toEqual([...lines, 'Albany, NY 12207']);
  });

  it('set two spaces, which never break, before a Canadian postal code', () => {
    expect(addressLines({ line1: '9 Bank Street', ...ottawa }).at(-1)).toBe(
      'Ottawa ON\u00a0\u00a0K1A\u00a00B1',
    );
  });

  it('hold every part of an address but its country, in the order of an envelope', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    const address: fc.Arbitrary<PostalAddress> = fc.record(
      {
        line1: part,
        line2: part,
        city: part,
        region: part,
        postalCode: part,
        country: fc.constantFrom('US', 'CA'),
      },
      { requiredKeys: ['line1', 'city', 'region', 'postalCode', 'country'] },
    );
    holds(
      fc.property(address, (given) => {
        const { line1, line2, city, region, postalCode } = given;
        const words = addressLines(given)
          .join(' ')
          .split(/[\s,]+/u);
        expect(words).toEqual([line1, line2, city, region, postalCode].filter((word) => word !== undefined));
      }),
    );
  });
});
