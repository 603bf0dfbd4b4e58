import { checkedTimeZone } from '@member-portal/domain/calendar';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchSignedIn } from '../../../src/ui/routing/fetch-signed-in.ts';
import { aPortal } from '../support/open-portal.tsx';

afterEach(() => void vi.restoreAllMocks());

it('while a visitor looks for the code, Intl loads its data and the lender’s zone, each in a task', async () => {
  // A zone that nothing has used yet.
  const { router } = await aPortal('/', { configuration: { timeZone: checkedTimeZone('America/Toronto') } });
  const inTask: string[] = [];
  let task = 0;
  const record = (name: 'Collator' | 'DateTimeFormat') =>
    vi.spyOn(Intl, name).mockImplementation(function construct() {
      inTask.push(`${name} ${task}`);
      // Runs when this task ends, so that only another task sees the next number.
      queueMicrotask(() => {
        task += 1;
      });
      return { formatToParts: () => [] } as never;
    } as never);
  record('Collator');
  record('DateTimeFormat');
  fetchSignedIn(router);
  expect(inTask).toEqual([]);
  await vi.waitFor(() => expect(inTask).toEqual(['Collator 0', 'DateTimeFormat 1', 'DateTimeFormat 2']));
});

it('what cannot be fetched yet is left to the routes', async () => {
  const failures: unknown[] = [];
  const hear = (failure: unknown): void => void failures.push(failure);
  process.on('unhandledRejection', hear);
  const { router } = await aPortal('/');
  const loadSignedIn = () => Promise.reject(new Error('offline'));
  router.update({ ...router.options, context: { ...router.options.context, loadSignedIn } });
  fetchSignedIn(router);
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', hear);
  expect(failures).toEqual([]);
});
