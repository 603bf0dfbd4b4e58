export { openChannel } from '../browser/channel.ts';
export { createMemoryLocks } from '../browser/locks.ts';
export { browserConsole } from '../console/browser-console.ts';
export { createMemoryRecords } from '../storage/shared-records.ts';
export { browserPlatform } from './browser-platform.ts';
export { createPortalContainer, type PortalContainer } from './create-portal-container.ts';
export type { Platform } from './platform.ts';
