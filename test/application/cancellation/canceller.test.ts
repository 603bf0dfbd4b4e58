import { createCanceller } from '@member-portal/application/cancellation';
import { expect, it } from 'vitest';

it('a cancellation tells each listener once, and none that was removed', () => {
  const { cancellation, cancel } = createCanceller();
  const told: string[] = [];
  const gone = (): void => void told.push('gone');
  cancellation.addEventListener('abort', () => told.push('first'));
  cancellation.addEventListener('abort', gone);
  cancellation.removeEventListener('abort', gone);
  expect(cancellation.aborted).toBe(false);
  cancel();
  cancel();
  expect([cancellation.aborted, told]).toEqual([true, ['first']]);
});

it('is aborted by the time its listeners hear of it', () => {
  const { cancellation, cancel } = createCanceller();
  let seen = false;
  cancellation.addEventListener('abort', () => {
    seen = cancellation.aborted;
  });
  cancel();
  expect(seen).toBe(true);
});
