export { certain } from './certain.ts';
export { isLostAnswer, readBack, type UnknownOutcome } from './read-back.ts';
