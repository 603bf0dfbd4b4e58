export { PollFlags } from '@member-portal/application/flags';
export { flagsModule } from './flags-module.ts';
