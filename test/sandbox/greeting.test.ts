import { expect, it } from 'vitest';
import { greeting } from '../../sandbox/front/greeting.ts';

const lender = {
  id: 'maple',
  name: 'Maple',
  url: 'http://maple.localhost:4600',
  otherUrl: 'http://localhost:4603',
};
const facts = {
  frontUrl: 'http://localhost:4600',
  gateway: { url: 'http://gateway.localhost:4600', otherUrl: 'http://localhost:4604' },
  smtpUrl: undefined,
  problems: [],
};

it('the greeting names each problem of a tenant’s files, and says nothing of them where there is none', () => {
  const problem = 'tenants/maple/config.json:30 theme: is none of the allowed values.';
  expect(greeting([lender], [], { ...facts, problems: [problem] }).split('\n')).toContain(problem);
  expect(greeting([lender], [], facts)).not.toContain('Wrong in');
});

it('the greeting names the gateway beside the lenders, which programs and the conformance kit need', () => {
  const [first, second] = greeting([lender], [], facts).split('\n');
  expect(first).toBe('  Maple        http://maple.localhost:4600    or http://localhost:4603');
  expect(second).toBe('  Gateway      http://gateway.localhost:4600  or http://localhost:4604');
});
