export { PollFlags } from '@member-portal/application/flags';
export { KeepAlive, RestoreSession } from '@member-portal/application/session';
export { signedInModule } from './signed-in-module.ts';
