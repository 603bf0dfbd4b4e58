import { token } from '@member-portal/application/services';
import { type Channel, silentChannel } from '../browser/channel.ts';
import { createMemoryLocks, type Locks } from '../browser/locks.ts';
import { noPage, type PageEvents } from '../browser/page-events.ts';
import { createFallbackStorage } from '../storage/fallback-storage.ts';
import type { FallbackStorage } from '../storage/key-values.ts';
import type { Platform } from './platform.ts';

/** A platform with all optional parts: memory replaces the missing ones. */
export interface PlatformParts extends Platform {
  readonly build: string;
  readonly isOnline: () => boolean;
  readonly localStorage: FallbackStorage;
  readonly sessionStorage: FallbackStorage;
  readonly locks: Locks;
  readonly page: PageEvents;
  readonly sessionChannel: Channel;
  readonly recordChannel: Channel;
}

export const completePlatform = (platform: Platform): PlatformParts => {
  const open = platform.openChannel ?? (() => silentChannel);
  return {
    ...platform,
    build: platform.build ?? 'unknown',
    isOnline: platform.isOnline ?? (() => true),
    localStorage: createFallbackStorage(platform.localStorage),
    sessionStorage: createFallbackStorage(platform.sessionStorage, platform.reportOpen),
    locks: platform.locks ?? createMemoryLocks(),
    page: platform.page ?? noPage,
    sessionChannel: open('member-portal.session'),
    recordChannel: open('member-portal.session-record'),
  };
};
export const PlatformParts = token<PlatformParts>('PlatformParts');
