/**
 * Signals that a caller no longer wants an answer. A structural subset of the browser's `AbortSignal`, which
 * satisfies it as it is; this layer does not depend on a platform.
 */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
