export type { Cancellation } from './cancellation.ts';
export { certain } from './certain.ts';
export { type Read, readsOfLoan } from './read.ts';
export { isLostAnswer, readBack, type UnknownOutcome } from './read-back.ts';
export type { Services } from './services.ts';
export { type Token, token } from './token.ts';
