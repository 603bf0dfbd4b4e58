export { createHttpServicing } from './http-servicing.ts';
export { loanOfWire } from './loan-of-wire.ts';
