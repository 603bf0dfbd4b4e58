export { PollFlags } from '@member-portal/application/flags';
export { Buyers } from '@member-portal/application/ports';
export { KeepAlive, RestoreSession } from '@member-portal/application/session';
export { startIdentifying } from '../data-layer/identifying-buyers.ts';
export { signedInModule } from './signed-in-module.ts';
