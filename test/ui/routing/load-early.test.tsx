import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadEarly } from '../../../src/portal/load-early.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { aPortal } from '../support/open-portal.tsx';

/** A portal that was reloaded on `/loans/closed`, reached from `/my-information`; its loads, by address. */
const aReloadedPortal = async () => {
  lendDialogs();
  const portal = await aPortal('/my-information', { signedIn: true });
  portal.router.history.push('/loans/closed');
  const loads: string[] = [];
  portal.router.subscribe('onBeforeLoad', ({ toLocation }) => loads.push(toLocation.pathname));
  return { ...portal, loads };
};

it('follows Back between the early load and the first rendering', async () => {
  const { router, element, loads } = await aReloadedPortal();
  void loadEarly(router);
  router.history.back();
  await act(async () => render(element));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/my-information'));
  expect(loads).toEqual(['/loans/closed', '/my-information']);
});

it('waits for the route, so that it is drawn at once', async () => {
  const { router } = await aReloadedPortal();
  await loadEarly(router);
  expect(router.state.matches.map(({ pathname, status }) => [pathname, status])).toContainEqual([
    '/loans/closed',
    'success',
  ]);
});

it('does not wait for a route that is slow', async () => {
  const { router } = await aReloadedPortal();
  await expect(
    loadEarly({ history: router.history, load: () => new Promise(() => undefined) }),
  ).resolves.toBeUndefined();
});

it('loads each route once, before and after the first rendering', async () => {
  const { router, element, loads } = await aReloadedPortal();
  await loadEarly(router);
  await act(async () => render(element));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/loans/closed'));
  await act(() => router.navigate({ to: '/my-information' }));
  await act(async () => router.history.back());
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/loans/closed'));
  expect(loads).toEqual(['/loans/closed', '/my-information', '/loans/closed']);
});
