import { BeginSignIn, type SignInEvent, type SignInState } from '@member-portal/application/flows/sign-in';
import {
  createMemoryEmailConfirmationStore,
  createMemoryPendingSignInStore,
} from '@member-portal/application/memory';
import {
  Analytics,
  Authentication,
  Clock,
  EmailConfirmationStore,
  type PendingSignIn,
  PendingSignInStore,
  provideTenant,
  SessionRecordStore,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeAuthentication } from '../../../support/fakes/fake-authentication.ts';
import { fakeClock } from '../../../support/fakes/fake-clock.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import {
  fakeSessionRecordStore,
  fakeSessionRecords,
} from '../../../support/fakes/fake-session-record-store.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { fakeTime, settled } from '../../../support/fakes/fake-time.ts';

/** A tab at the sign-in page; `begin` is a load of the page, which finds what the one before left in the tab's storage. */
export const aSignIn = (
  pending?: PendingSignIn,
  wrapped: (authentication: Authentication) => Authentication = (authentication) => authentication,
) => {
  const time = fakeTime();
  const authentication = fakeAuthentication(time);
  const store = createMemoryPendingSignInStore(pending);
  const sessions = fakeSessionStore();
  const analytics = fakeAnalytics();
  const records = fakeSessionRecords();
  const services = createServices([
    provide(Analytics, analytics),
    provide(Authentication, wrapped(authentication)),
    provide(Clock, fakeClock(time)),
    provide(EmailConfirmationStore, createMemoryEmailConfirmationStore()),
    provide(PendingSignInStore, store),
    ...provideTenant(fakePortalConfiguration()),
    provide(SessionRecordStore, fakeSessionRecordStore(records)),
    provide(SessionStore, sessions),
  ]);
  const begin = (onCodeAwaited?: () => void) => {
    const flow = services.get(BeginSignIn)({ locale: 'en-us' }, onCodeAwaited);
    const told: SignInState[] = [];
    const unsubscribe = flow.subscribe(() => told.push(flow.state()));
    return {
      ...flow,
      told,
      unsubscribe,
      /** Sends events one after the other, and lets what they lead to happen before the next. */
      play: async (...events: readonly SignInEvent[]): Promise<SignInState> => {
        for (const event of events) {
          flow.send(event);
          await settled();
        }
        return flow.state();
      },
    };
  };
  return { time, authentication, store, sessions, analytics, records, begin };
};

export const type = (field: 'email' | 'phone', text: string): SignInEvent => ({ kind: 'type', field, text });
export const typeCode = (text: string): SignInEvent => ({ kind: 'type-code', text });
export const send = { kind: 'send-code' } as const;
export const submit = { kind: 'submit-code' } as const;
export const submitBoth = { kind: 'submit-both' } as const;
export const resend = { kind: 'resend-code' } as const;
export const tryOther = { kind: 'try-other-channel' } as const;
export const bySms = { kind: 'choose-method', method: 'SMS' } as const;
export const byEmail = { kind: 'choose-method', method: 'EMAIL' } as const;
