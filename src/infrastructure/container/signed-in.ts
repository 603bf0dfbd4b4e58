export { KeepAlive, RestoreSession } from '@member-portal/application/session';
export { FlagEvaluation } from '../flags/flag-evaluation.ts';
export { startFlagPolling } from '../flags/flag-polling.ts';
export { signedInModule } from './signed-in-module.ts';
