import { isSameAddress, type PostalAddress } from '@member-portal/domain/buyer';
import { describe, expect, it } from 'vitest';

const home: PostalAddress = {
  line1: '118 Larkspur Lane',
  line2: 'Unit 4',
  city: 'Albany',
  region: 'NY',
  postalCode: '12203',
  country: 'US',
};

describe('two addresses', () => {
  it('are the same where every line is', () => {
    expect(isSameAddress(home, { ...home })).toBe(true);
  });

  it.each([
    { line1: '9 Foundry Street' },
    { line2: 'Unit 5' },
    { city: 'Troy' },
    { region: 'VT' },
    { postalCode: '12204' },
    { country: 'CA' },
  ] as const)('differ where %j does', (changed) => {
    expect(isSameAddress(home, { ...home, ...changed })).toBe(false);
  });

  it('differ where one has a second line', () => {
    const { line2: _, ...short } = home;
    expect(isSameAddress(home, short)).toBe(false);
    expect(isSameAddress(short, { ...short, line2: '' })).toBe(true);
  });

  it('are the same where there is none, and differ where there is one', () => {
    expect(isSameAddress(undefined, undefined)).toBe(true);
    expect(isSameAddress(home, undefined)).toBe(false);
    expect(isSameAddress(undefined, home)).toBe(false);
  });
});
