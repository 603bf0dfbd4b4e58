import type { PendingSignIn } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { expect, it } from 'vitest';
import { memoryPendingSignIn } from '../../examples/support/memory-stores.ts';

it('a sign-in that has ended leaves nothing behind in the examples’ memory, no lock either', () => {
  const store = memoryPendingSignIn();
  store.write({} as PendingSignIn);
  store.writeLock(1 as Instant);
  store.writeTyped({ email: 'avery@example.com', phone: '', method: 'EMAIL' });
  store.clear();
  expect([store.read(), store.readLock(), store.readTyped()]).toEqual([undefined, undefined, undefined]);
});
