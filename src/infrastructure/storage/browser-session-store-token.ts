import type { SessionHandover, SessionStore } from '@member-portal/application/ports';
import { token } from '@member-portal/application/services';

/** The session of a browser's tab. */
export type BrowserSessionStore = SessionStore &
  SessionHandover & {
    /** Drops a session that ended elsewhere, without notifying other tabs, which may have a newer one. */
    drop(): void;
    dispose(): void;
  };
export const BrowserSessionStore = token<BrowserSessionStore>('BrowserSessionStore');
