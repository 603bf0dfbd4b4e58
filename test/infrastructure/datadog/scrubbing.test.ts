import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubAddress } from '../../../src/infrastructure/datadog/scrub-address.ts';
import { scrubStack } from '../../../src/infrastructure/datadog/scrub-stack.ts';

describe('an address for the monitoring service', () => {
  it.each([
    ['https://n.example/loans/outstanding?q=Avery#x', 'https://n.example/loans/outstanding'],
    ['https://n.example/loans/8f3c-11/history', 'https://n.example/loans/:id/history'],
    ['https://n.example/api/buyer/avery@example.com', 'https://n.example/api/buyer/:id'],
    ['/loans/8f3c-11', '/loans/:id'],
    ['https://user:secret@n.example/loans', 'https://n.example/loans'],
    ['https://n.example/assets/first-Ab_12.js', 'https://n.example/assets/first-Ab_12.js'],
    ['https://g.example/v1/payment-methods/pm_4242', 'https://g.example/v1/payment-methods/:id'],
    ['https://n.example/config.json', 'https://n.example/config.json'],
    [`data:text/plain,${'a'.repeat(50)}`, 'data:'],
    ['', ''],
  ])('%s is %s', (address, scrubbed) => {
    expect(scrubAddress(address)).toBe(scrubbed);
  });

  it('never holds a digit of a path’s id, a query or a fragment', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abz-._~%@3498 ') });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), part, (parts, secret) => {
        const scrubbed = scrubAddress(`https://n.example/loans/${parts.join('/')}?e=${secret}#${secret}`);
        expect(scrubbed).not.toMatch(/[?#@%]/);
        expect(scrubbed.replace(':id', '')).not.toMatch(/\d/);
      }),
    );
  });
});

describe('a stack for the monitoring service', () => {
  it('keeps frames of every browser and no message, however many lines it has', () => {
    const stack = [
      'TypeError: avery@example.com owes',
      '$1,234.56 at Harbour Street 12',
      '    at pay (https://n.example/assets/first-Ab.js?x=1:10:20)',
      '    at https://n.example/loans/8f3c-11:1:2',
      'render@https://n.example/assets/first-Ab.js:3:4',
      '  at TypeError @ https://n.example/assets/first-Ab.js:5:6',
    ].join('\n');
    expect(scrubStack(stack).split('\n')).toEqual([
      '  at pay @ https://n.example/assets/first-Ab.js:10:20',
      '  at <anonymous> @ https://n.example/loans/:id:1:2',
      '  at render @ https://n.example/assets/first-Ab.js:3:4',
      '  at TypeError @ https://n.example/assets/first-Ab.js:5:6',
    ]);
  });

  it('is empty where nothing in it is a frame', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(scrubStack(`Error: ${email}\n${email}\nat ${email}`)).toBe('');
      }),
    );
  });
});
