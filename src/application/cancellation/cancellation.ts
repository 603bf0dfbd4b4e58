/**
 * A caller's way to say that an answer is no longer wanted. The structural part of the platform's `AbortSignal`, which
 * satisfies it as it is; this layer has no platform.
 */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
