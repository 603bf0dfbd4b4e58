import type { Session } from '@member-portal/domain/session';
import { storedSession } from './stored-session.ts';

/** The messages between tabs about the session. `opened` names the buyer alone; a token travels only where it is needed. */
export type SessionMessage =
  | { readonly kind: 'ask'; readonly from: string }
  | { readonly kind: 'offer'; readonly to: string; readonly session: Session }
  | { readonly kind: 'opened'; readonly buyerId: string }
  | { readonly kind: 'refreshed'; readonly session: Session }
  /** `token` is set where only that token has ended, not the buyer's whole session; `forced` where the end was forced. */
  | { readonly kind: 'closed'; readonly token: string | undefined; readonly forced: boolean };

const textIn = (message: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(message, key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * A received message, checked; undefined where it is not one of ours. Hand-written because every page loads
 * it, and a schema of unions would be larger than the whole session store.
 */
export const toSessionMessage = (heard: unknown): SessionMessage | undefined => {
  if (typeof heard !== 'object' || heard === null) return undefined;
  const kind = textIn(heard, 'kind');
  const session = (): Session | undefined => storedSession(Reflect.get(heard, 'session'));
  switch (kind) {
    case 'ask': {
      const from = textIn(heard, 'from');
      return from === undefined ? undefined : { kind, from };
    }
    case 'offer': {
      const to = textIn(heard, 'to');
      const offered = session();
      return to === undefined || !offered ? undefined : { kind, to, session: offered };
    }
    case 'opened': {
      const buyerId = textIn(heard, 'buyerId');
      return buyerId === undefined ? undefined : { kind, buyerId };
    }
    case 'refreshed': {
      const refreshed = session();
      return refreshed && { kind, session: refreshed };
    }
    case 'closed': {
      const token: unknown = Reflect.get(heard, 'token');
      const isToken = token === undefined || typeof token === 'string';
      return isToken ? { kind, token, forced: Reflect.get(heard, 'forced') === true } : undefined;
    }
    default:
      return undefined;
  }
};
