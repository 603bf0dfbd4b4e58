export { type CookieJar, createCookieJar } from './cookie-jar.ts';
export { createLenderClock, type SynchronizedClock, synchronizingFetch } from './lender-clock.ts';
export { type CryptoSource, randomUuid } from './random-key.ts';
export { sha256 } from './sha256.ts';
export { createSha256Fingerprint } from './sha256-fingerprint.ts';
export { systemClock } from './system-clock.ts';
export { createTimer, type OnWake } from './timer.ts';
export { timerDelay } from './timer-delay.ts';
