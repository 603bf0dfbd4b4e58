export type { Cancellation } from './cancellation.ts';
export { type Canceller, createCanceller } from './canceller.ts';
