import { expect, it } from 'vitest';
import { addressesOf, originsOf } from '../../sandbox/front/addresses.ts';

const [northwind] = addressesOf([{ id: 'northwind', hosts: ['pay.northwind.example'] }], 4600);

it.each([
  [8080, ['http://northwind.localhost:8080', 'https://northwind.localhost:8080']],
  [443, ['http://northwind.localhost:443', 'https://pay.northwind.example']],
  [80, ['http://northwind.localhost', 'https://pay.northwind.example:80']],
])('pages of another server on port %d are admitted, with and without TLS', (pagePort, expected) => {
  const origins = northwind ? originsOf(northwind, 4600, pagePort) : [];
  expect(origins).toEqual(expect.arrayContaining(expected));
  expect(origins).toContain('http://northwind.localhost:4600');
});

it('no other port is admitted where there is no such server', () => {
  expect(northwind && originsOf(northwind, 4600)).toEqual([
    'http://northwind.localhost:4600',
    'http://pay.northwind.example:4600',
    'http://localhost:4601',
    'http://127.0.0.1:4601',
  ]);
});
