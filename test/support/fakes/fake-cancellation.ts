import type { Cancellation } from '@member-portal/application/cancellation';

/** A caller that can change its mind. */
export const fakeCancellation = (): Cancellation & { cancel(): void } => {
  const controller = new AbortController();
  return Object.assign(controller.signal, { cancel: () => controller.abort() });
};
