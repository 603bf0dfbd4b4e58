import type { Delay } from '@member-portal/application/ports';

/** Waits with a timer. */
export const timerDelay: Delay = {
  wait: (milliseconds, cancellation) =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        cancellation?.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      cancellation?.addEventListener('abort', finish);
      if (cancellation?.aborted) finish();
    }),
};
