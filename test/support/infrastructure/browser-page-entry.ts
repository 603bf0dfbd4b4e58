import {
  Fingerprint,
  PaymentIntentStore,
  SessionRecordStore,
  SessionStore,
} from '@member-portal/application/ports';
import { KeepAlive, SignOut } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { beginSession, type Session } from '@member-portal/domain/session';
import { loadConfiguration } from '@member-portal/infrastructure/config';
import { browserPlatform, createPortalContainer } from '@member-portal/infrastructure/container';

const open = async () => {
  const configuration = (await loadConfiguration(window.fetch))._unsafeUnwrap();
  const container = createPortalContainer({ configuration, platform: browserPlatform(window, 'test-page') });
  const { services, restore, loadSignedIn } = container;
  const sessions = services.get(SessionStore);
  const intent = (requestKey: string, now: Instant) => ({
    requestKey,
    orderFingerprint: 'same',
    openedAt: now,
    lastSentAt: now,
    sendings: 1,
    authorisation: { documentId: 'document', acceptedAt: now },
    knownConfirmations: undefined,
  });
  return {
    restore,
    loadSignedIn,
    token: () => sessions.current()?.token,
    signIn: async (session: Session, startedAt: number, activeAt: number) => {
      const record = { ...beginSession(startedAt as Instant), lastActivityAt: activeAt as Instant };
      await services.get(SessionRecordStore).update(async () => ({ record, answer: undefined }));
      sessions.open(session);
    },
    signOut: () => services.get(SignOut)(),
    keepAlive: () => {
      services.get(KeepAlive)();
    },
    fingerprint: async (text: string) => (await services.get(Fingerprint).of(text))._unsafeUnwrap(),
    /** Claims a loan many times at once and returns the keys that were issued. */
    claim: async (buyer: string, loan: string, prefix: string, times: number) => {
      const store = services.get(PaymentIntentStore);
      const now = Date.now() as Instant;
      const claims = await Promise.all(
        Array.from({ length: times }, (_, at) =>
          store.update(buyer as BuyerId, loan as LoanId, (known) =>
            known?.open ? known : { open: intent(`${prefix}-${at}`, now), booked: [] },
          ),
        ),
      );
      return claims.map((claim) => claim._unsafeUnwrap()?.open?.requestKey);
    },
  };
};

/** What a test may ask of the portal's adapters inside a real page. */
export type OpenedPortal = Awaited<ReturnType<typeof open>>;

declare global {
  interface Window {
    opened: Promise<OpenedPortal>;
  }
}

window.opened = open();
