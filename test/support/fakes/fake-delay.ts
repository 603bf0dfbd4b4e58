import type { Delay } from '@member-portal/application/ports';
import type { FakeTime } from './fake-time.ts';

export const fakeDelay = (time: FakeTime): Delay => ({
  wait: (milliseconds, cancellation) =>
    new Promise((resolve) => {
      if (cancellation?.aborted) return resolve();
      const callOff = time.callAt(time.now() + milliseconds, resolve);
      cancellation?.addEventListener('abort', () => {
        callOff();
        resolve();
      });
    }),
});
