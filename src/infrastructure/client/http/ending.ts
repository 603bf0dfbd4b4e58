import type { Cancellation } from '@member-portal/application/cancellation';

/** Ends a call when its deadline passes or its caller cancels, and reports which. */
export interface Ending {
  readonly signal: AbortSignal;
  reason(): 'timeout' | 'cancelled' | undefined;
  /** Never resolves; rejects when the call ends. Race against it to abandon bodies that ignore signals. */
  readonly ended: Promise<never>;
  /** Clears the timer and removes the listener. */
  release(): void;
}

export const startEnding = (deadline: number, cancellation: Cancellation | undefined): Ending => {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  // Prevents an unhandled rejection if nothing is racing against it.
  ended.catch(() => undefined);
  const end = (why: 'timeout' | 'cancelled'): void => {
    reason ??= why;
    controller.abort();
  };
  const cancel = (): void => end('cancelled');
  const timer = setTimeout(() => end('timeout'), deadline);
  cancellation?.addEventListener('abort', cancel);
  if (cancellation?.aborted) cancel();
  return {
    signal: controller.signal,
    reason: () => reason,
    ended,
    release: () => {
      clearTimeout(timer);
      cancellation?.removeEventListener('abort', cancel);
    },
  };
};
