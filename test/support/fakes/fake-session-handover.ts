import type { SessionHandover, SessionStore } from '@member-portal/application/ports';
import type { Session } from '@member-portal/domain/session';
import { okAsync } from 'neverthrow';

/** Another tab that hands its session to a new one, or has none to hand over. */
export const fakeSessionHandover = (sessions: SessionStore, elsewhere?: Session): SessionHandover => ({
  takeOver: () => {
    if (!sessions.current() && elsewhere) sessions.open(elsewhere);
    return okAsync(sessions.current());
  },
});
