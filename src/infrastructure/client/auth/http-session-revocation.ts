import type { SessionRevocation } from '@member-portal/application/ports';
import { DEADLINES, type HttpClient } from '../http/index.ts';
import { wireNothing } from '../http/wire.ts';

/**
 * Revokes sessions with a call that only some platforms have. The token is passed in, because the session is already
 * closed. The call outlives the page, because a buyer who signs out may close it. The HTTP client logs failures.
 * @example
 * import { createHttpSessionRevocation } from '@member-portal/client/auth';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Session } from '@member-portal/domain/session';
 * declare const session: Session;
 * declare const client: HttpClient;
 * createHttpSessionRevocation(client).revoke(session);
 */
export const createHttpSessionRevocation = (client: HttpClient): SessionRevocation => ({
  revoke: ({ token }) => {
    void client.call(wireNothing, {
      method: 'POST',
      path: ['api', 'auth', 'logout'],
      headers: { authorization: `Bearer ${token}` },
      deadline: DEADLINES.read,
      outlivesPage: true,
    });
  },
});
