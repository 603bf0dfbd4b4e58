import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '../../../src/ui/routing/create-portal-router.ts';
import { restorableLocation } from '../../../src/ui/routing/history-state.ts';
import type { RouterContext } from '../../../src/ui/routing/router-context.ts';
import { holds } from '../../support/property-runs.ts';

const origin = 'https://pay.northwind.example';
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom(
        '//',
        '\\\\',
        '/\\',
        '/\t/',
        'https:',
        'https:/',
        'javascript:',
        'data:',
        ' //',
        '/..//',
        '/loans//',
        '@',
      ),
      fc.string(),
    )
    .map(([start, rest]) => start + rest),
  fc
    .tuple(fc.constantFrom('/loans/', '/loans', '/account', '/my-information'), fc.string())
    .map(([a, b]) => a + b),
);

/** Paths that no buyer returns to after signing in. */
const NO_PLACES = ['/', '/login', '/logout', '/$'];

describe('a remembered location', () => {
  it('can be every page of the router', () => {
    const { routesByPath } = createPortalRouter({} as RouterContext, createMemoryHistory());
    const pages = Object.keys(routesByPath).filter((path) => !NO_PLACES.includes(path));
    const lost = pages.filter((path) => !restorableLocation(path.replaceAll('$', 'a-'), origin));
    expect(pages.length).toBeGreaterThan(5);
    expect(lost, 'add the path to KNOWN_PLACE of src/ui/routing/history-state.ts').toEqual([]);
  });

  it.each([
    '/loans',
    '/loans/outstanding',
    '/loans/closed?sort=balance',
    '/loans/0f9c-4411?tab=history#payment-3',
    '/my-information#mobile',
    '/account',
    '/loans/0f9c-4411/history#payment-3',
    '/disclosure/payment-agreement/loan-1/views/loan-agreement?print=1',
    '/disclosure/payment-agreement/loan-1/acknowledgements/name/one-time/target-id/p-1',
    '/disclosure/payment-full-terms',
    '/disclosure/verification-service',
    '/my-information/',
    '/Loans/Closed/?sort=balance#list',
  ])('brings back to %s as it was', (place) => {
    expect(restorableLocation(place, origin)).toBe(place);
  });

  it.each([
    undefined,
    42,
    {},
    '',
    '/',
    '/login',
    '/logout',
    '/elsewhere',
    '/loans/a/b',
    '/loans/a/history/b',
    '/disclosure',
    '/disclosure/payment-agreement/loan-1/views',
    '/disclosure/payment-agreement/loan-1/acknowledgements/name/one-time/target-id',
    '/disclosure/payment-agreement/views/loan-agreement',
    '/before/my-information',
    '/my-information/after',
    '/loans/..',
    '/loans//',
    '/my-information//',
    '//evil.example/loans',
    '/\\evil.example/loans',
    'https://evil.example/loans/outstanding',
    'https://pay.northwind.example.evil.example/loans',
    'https://user:password@pay.northwind.example/loans',
    'javascript:alert(1)//loans',
    '/%2f%2fevil.example',
  ])('is nothing for %s', (place) => {
    expect(restorableLocation(place, origin)).toBeUndefined();
  });

  it('never leads off the portal, and only to places of its own', () => {
    holds(
      fc.property(hostile, (text) => {
        const place = restorableLocation(text, origin);
        if (place === undefined) return;
        const target = new URL(place, origin);
        expect(target.origin).toBe(origin);
        expect(target.pathname).toMatch(/^\/(?:loans(?:\/[^/]+)?|my-information|account)\/?$/i);
        expect(restorableLocation(place, origin)).toBe(place);
      }),
      { numRuns: 10_000 },
    );
  });
});
