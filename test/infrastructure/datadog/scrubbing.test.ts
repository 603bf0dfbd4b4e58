import type { RumEvent } from '@datadog/browser-rum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubAddress } from '../../../src/infrastructure/datadog/scrub-address.ts';
import { scrubEvent } from '../../../src/infrastructure/datadog/scrub-event.ts';
import { scrubStack } from '../../../src/infrastructure/datadog/scrub-stack.ts';

describe('an address for the monitoring service', () => {
  it.each([
    ['https://n.example/loans/outstanding?q=Avery#x', 'https://n.example/loans/outstanding'],
    ['https://n.example/loans/8f3c-11/history', 'https://n.example/loans/:id/history'],
    ['https://n.example/api/buyer/avery@example.com', 'https://n.example/api/buyer/:id'],
    ['/loans/8f3c-11', '/loans/:id'],
    ['https://n.example/loans/qwzxklmn', 'https://n.example/loans/:id'],
    ['https://n.example/loans//qwzxklmn', 'https://n.example/loans//:id'],
    ['https://n.example/Loans/qwzxklmn', 'https://n.example/:id/:id'],
    [
      '/disclosure/payment-agreement/x/acknowledgements/name/tila/target-id/qwzxklmn',
      '/disclosure/payment-agreement/:id/acknowledgements/name/tila/target-id/:id',
    ],
    [
      'https://n.example/api/servicing/payment-agreement/avery-stone/payment/abc',
      'https://n.example/api/servicing/payment-agreement/:id/payment/:id',
    ],
    ['https://n.example/api/auth/buyer/token/refresh', 'https://n.example/api/auth/buyer/token/refresh'],
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

describe('an event for the monitoring service', () => {
  const secret = 'avery.stone@example.com';
  const address = `https://n.example/loans/8f3c-11?e=${secret}`;
  const stack = `TypeError: ${secret}\n  at pay @ ${address}:1:2`;
  const view = { url: address, referrer: address, name: address };
  /** As much of an event as scrubbing looks at. */
  const anEvent = (parts: object) => ({ view: { ...view }, ...parts }) as unknown as RumEvent;
  const scrub = (event: RumEvent) => scrubEvent(event, {} as never);

  it.each([
    { type: 'view', view: { ...view, performance: { lcp: { resource_url: address } } } },
    { type: 'resource', resource: { url: address } },
    { type: 'long_task', long_task: { scripts: [{ source_url: address, invoker: `#${secret}.onclick` }] } },
    {
      type: 'error',
      error: {
        type: 'TypeError',
        message: secret,
        stack,
        handling_stack: stack,
        fingerprint: secret,
        resource: { url: address },
      },
    },
    { type: 'action', context: { who: secret, inside: { who: secret }, long: 'avery '.repeat(11) } },
  ])('of type $type keeps where it was and nothing of a person', (parts) => {
    const event = anEvent(structuredClone(parts));
    expect(scrub(event)).toBe(true);
    expect(JSON.stringify(event)).not.toMatch(/avery|8f3c/);
    const place = 'https://n.example/loans/:id';
    expect([event.view.url, event.view.referrer, event.view.name]).toEqual([place, place, place]);
  });

  it('keeps the context that the portal’s own code adds', () => {
    const event = anEvent({
      type: 'action',
      context: { place: 'loan-page', tries: 2, known: true, build: 'index-B1_c-2' },
    });
    scrub(event);
    expect(event.context).toEqual({ place: 'loan-page', tries: 2, known: true, build: 'index-B1_c-2' });
  });

  it.each([
    ['https://evil.example:8443/collect?e=avery.stone@example.com#avery', 'connect-src: evil.example:8443'],
    ['wss://evil.example/loans/8f3c', 'connect-src: evil.example'],
    ['inline', 'connect-src: inline'],
    ['blob:https://n.example/8f3c-11', 'connect-src: blob'],
    ['Avery Stone', 'connect-src: '],
    ['', 'connect-src: '],
  ])('names the directive and the host where the policy blocked %s', (blockedURI, message) => {
    const event = anEvent({
      type: 'error',
      error: {
        type: 'connect-src',
        message: `csp_violation: '${blockedURI}' blocked by 'connect-src' directive`,
        stack: `connect-src: '${blockedURI}' blocked ${secret}\n  at ? @ ${address}:1:2`,
        csp: { disposition: 'enforce' },
      },
    });
    expect(scrubEvent(event, { error: { blockedURI } } as never)).toBe(true);
    expect(event).toMatchObject({ error: { type: 'connect-src', message, csp: { disposition: 'enforce' } } });
    expect(JSON.stringify(event)).not.toMatch(/avery|8f3c/i);
  });

  it.each([
    ['causes', { type: 'TypeError', message: 'x', causes: [{ message: secret, source: 'source' }] }],
    ['a name that is none of code’s', { type: secret, message: 'x' }],
    ['a name as long as a sentence', { type: 'x'.repeat(61), message: 'x' }],
    ['a directive that no browser has', { type: secret, message: 'x', csp: { disposition: 'enforce' } }],
    ['the name of a directive, but none of the policy', { type: 'avery-src', message: 'x' }],
  ])('is held back where it is an error with %s, which nobody may change', (_, error) => {
    expect(scrub(anEvent({ type: 'error', error }))).toBe(false);
  });
});
