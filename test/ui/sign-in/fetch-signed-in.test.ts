import { afterEach, expect, it, vi } from 'vitest';
import { fetchSignedIn } from '../../../src/ui/routing/fetch-signed-in.ts';

afterEach(() => void vi.restoreAllMocks());

it('while a visitor looks for the code, Intl loads its data, in a task for each half', async () => {
  const inTask: string[] = [];
  let task = 0;
  const record = (name: 'Collator' | 'DateTimeFormat') =>
    vi.spyOn(Intl, name).mockImplementation(function construct() {
      inTask.push(`${name} ${task}`);
      // Runs when this task ends, so that only another task sees the next number.
      queueMicrotask(() => {
        task += 1;
      });
      return {} as never;
    } as never);
  record('Collator');
  record('DateTimeFormat');
  fetchSignedIn('en-us', () => Promise.resolve());
  expect(inTask).toEqual([]);
  await vi.waitFor(() => expect(inTask).toEqual(['Collator 0', 'DateTimeFormat 1']));
});

it('what cannot be fetched yet is left to the routes', async () => {
  const failures: unknown[] = [];
  const hear = (failure: unknown): void => void failures.push(failure);
  process.on('unhandledRejection', hear);
  fetchSignedIn('en-us', () => Promise.reject(new Error('offline')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', hear);
  expect(failures).toEqual([]);
});
