export { Buyers } from '@member-portal/application/ports';
export { KeptDrafts, RestoreSession } from '@member-portal/application/session';
export { watchReturn } from '../browser/watch-return.ts';
export { startIdentifying } from '../data-layer/identifying-buyers.ts';
export { SessionMark } from '../storage/session-mark.ts';
export { signedInModule } from './signed-in-module.ts';
export { startWhileSignedIn } from './start-while-signed-in.ts';
