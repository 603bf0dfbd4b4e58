/**
 * Signals that a caller no longer needs an answer. A structural subset of the browser's `AbortSignal`, which can be passed
 * as is; this layer does not depend on a platform.
 */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
