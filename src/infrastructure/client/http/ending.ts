import type { Cancellation } from '@member-portal/application/cancellation';

/** Ends a call when its deadline passes or its caller loses interest, and tells which it was. */
export interface Ending {
  readonly signal: AbortSignal;
  reason(): 'timeout' | 'cancelled' | undefined;
  /** Resolves never; rejects when the call ends. Bodies that ignore signals are left behind by racing against it. */
  readonly ended: Promise<never>;
  /** Lets go of timer and listener. */
  release(): void;
}

export const startEnding = (deadline: number, cancellation: Cancellation | undefined): Ending => {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | undefined;
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  // Nobody may be racing when it rejects.
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
