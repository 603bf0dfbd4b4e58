import { trustedProxies } from '@member-portal/host';
import { SEND_LIMITS, type SendLimits } from './auth/limits.ts';
import { signingKeyOf } from './auth/signing-key.ts';
import { platformClock } from './clock/platform-clock.ts';
import { answersWithin } from './database/answers-within.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from './database/open-database.ts';
import { gatewayApp } from './gateway/gateway-app.ts';
import type { ApiApp } from './http/api-app.ts';
import type { Log } from './http/log-entry.ts';
import { smtpDelivery } from './inbox/mail-delivery.ts';
import { createPostOffice } from './inbox/post-message.ts';
import { demoPeople } from './people/demo-people.ts';
import { manyLoansPerson } from './people/many-loans/many-loans-person.ts';
import { provideManyLoans } from './people/many-loans/provide-many-loans.ts';
import { morePeople } from './people/more-people.ts';
import { newcomers } from './people/newcomers.ts';
import type { Person } from './people/person.ts';
import { seed } from './people/seed.ts';
import { tenantApp } from './routes/tenant-app.ts';
import type { PlatformTenant } from './tenants/platform-tenant.ts';
import { catchUp } from './work/catch-up.ts';

export interface PlatformOptions extends DatabasePlace {
  readonly tenants: readonly PlatformTenant[];
  readonly log: Log;
  /** An open and migrated database to use instead of opening one; it is closed with the platform. */
  readonly database?: OpenDatabase;
  /** Epoch milliseconds; the machine's clock by default. */
  readonly clock?: () => number;
  /** Signs sessions; by default a key that the database keeps. At least 32 bytes. */
  readonly signingKey?: Uint8Array;
  /** Where e-mails go besides the inbox. */
  readonly smtpUrl?: string | undefined;
  /** Borrowers of a new database; the demo ones by default. */
  readonly people?: readonly Person[];
  /** Whether programs may move the clock, switch faults on and change flags. Default false; for loopback only. */
  readonly hasControl?: boolean;
  /** Whether a second payment of same amount, day and method is refused while the first is in progress. Default true. */
  readonly refuseDuplicates?: boolean;
  /** How many codes may be sent to whom; those of `auth/limits.ts` by default. */
  readonly sendLimits?: Partial<SendLimits>;
  /** Addresses or networks of proxies in front; none by default, and then `X-Forwarded-For` is ignored. */
  readonly proxies?: readonly string[];
}

const DATABASE_ANSWERS_WITHIN_MS = 2_000;

/** A running platform. It listens nowhere: hand requests to its handlers. */
export interface Platform {
  /** Answers `/api`, `/sandbox` and `/openapi.json` of a tenant. Throws for a tenant that it was not made for. */
  readonly api: (tenantId: string) => ApiApp;
  /** Answers the payment gateway's origin. */
  readonly gateway: ApiApp;
  /** Does the work that has fallen due on the clock: payments that leave and settle, autopay drafts. */
  readonly catchUp: () => Promise<void>;
  /** Whether the database answers within two seconds. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, fills it with demo borrowers of tenants that are new to it and gives the handlers of every tenant and of the gateway.
 * Without `databaseUrl` and `dataDir` everything lives in memory. Throws DataFolderError for an unusable data folder.
 */
export const createPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { tenants, log, refuseDuplicates = true } = options;
  const sendLimits = { ...SEND_LIMITS, ...options.sendLimits };
  const proxies = trustedProxies(options.proxies ?? []);
  const { db, close } = options.database ?? (await openDatabase(options));
  try {
    const signingKey = options.signingKey ?? (await signingKeyOf(db));
    const clock = platformClock(db, options.clock ?? Date.now);
    const { now } = clock;
    await clock.sync();
    const people = options.people ?? [...demoPeople(), ...morePeople(), ...newcomers(tenants)];
    await seed(db, tenants, people, now());
    const ofMany = tenants.find(({ id }) => id === manyLoansPerson.tenant);
    if (options.hasManyLoans && ofMany) await provideManyLoans(db, ofMany, now());
    const catchUpAll = async (): Promise<void> => {
      await clock.sync();
      for (const tenant of tenants) {
        const { done, failures } = await catchUp(db, tenant, now());
        if (done > 0) log({ event: 'work', what: 'catch-up', count: done });
        for (const error of failures) log({ event: 'error', tenant: tenant.id, route: 'work', error });
      }
    };
    const closers: (() => Promise<void>)[] = [];
    const apps = new Map(
      tenants.map((tenant) => {
        const smtp = options.smtpUrl ? smtpDelivery(options.smtpUrl, tenant, log) : undefined;
        if (smtp) closers.push(smtp.close);
        const post = createPostOffice(db, tenant.id, now, smtp?.deliver ?? (() => undefined));
        const services = {
          tenant,
          db,
          now,
          clock,
          catchUp: catchUpAll,
          signingKey,
          post,
          log,
          refuseDuplicates,
          sendLimits,
          proxies,
        };
        const situations = new Map(
          [...people, manyLoansPerson]
            .filter((one) => one.tenant === tenant.id)
            .map(({ email, situation }) => [email, situation]),
        );
        const desk = { situations, lenders: tenants, hasControl: options.hasControl ?? false };
        return [tenant.id, tenantApp(services, desk)];
      }),
    );
    return {
      api: (tenantId) => {
        const app = apps.get(tenantId);
        if (!app) throw new Error(`The platform has no tenant ${tenantId}.`);
        return app;
      },
      gateway: gatewayApp({ db, tenants, signingKey, clock, log }),
      catchUp: catchUpAll,
      isReady: () => answersWithin(db, DATABASE_ANSWERS_WITHIN_MS),
      close: async () => {
        for (const closeOne of closers) await closeOne();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};
