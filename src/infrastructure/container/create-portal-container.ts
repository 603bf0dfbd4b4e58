import { Clock, Monitoring, SessionHandover, SessionRecordStore } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import { timerDelay } from '@member-portal/client/runtime';
import { isIdleAt } from '@member-portal/domain/session';
import { Container } from 'inversify';
import { codeAhead, codeInTime } from '../browser/code-in-time.ts';
import { BrowserSessionStore } from '../storage/browser-session-store-token.ts';
import { Configuration } from './configuration-token.ts';
import { once } from './once.ts';
import type { Platform } from './platform.ts';
import { completePlatform, PlatformParts } from './platform-parts.ts';
import { servicesOf } from './services-of.ts';
import { signInModule } from './sign-in-module.ts';
import { StartFlags } from './start-flags.ts';

/** How long a slow platform may keep the first screen waiting for a token refresh; it continues in the background. */
const RESTORES_WITHIN_MS = 3000;

/** How long the front end may take to replace the screen of a session that ended while the page was away. */
const SCREEN_REPLACED_WITHIN_MS = 500;

/** Time after which a browser has listed an aborted call in its resource timings. */
const LISTED_WITHIN_MS = 500;

/** The portal's services on one platform for one tenant: what a page, or a test without a page, is given. */
export interface PortalContainer {
  readonly services: Services;
  /**
   * The session that the page starts with: this tab's own, else that of another open tab. Awaited before the first guard
   * runs. A tick missed while no page was open is processed, so that an idle session does not come back.
   */
  restore(): Promise<void>;
  /** Binds the use cases of signed-in screens, whose code it loads. Rejects when it cannot; may be tried again. */
  loadSignedIn(): Promise<void>;
  /** Releases timers, listeners and channels between tabs. */
  dispose(): void;
}

/** Assembles the portal for a checked configuration. */
export const createPortalContainer = ({
  configuration,
  platform,
}: {
  readonly configuration: Configuration;
  readonly platform: Platform;
}): PortalContainer => {
  // The compiling mode of the container needs `unsafe-eval`, which our policies do not allow.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const services = servicesOf(container);
  const parts = completePlatform(platform);
  container.bind(Configuration).toConstantValue(configuration);
  container.bind(PlatformParts).toConstantValue(parts);
  let startFlags = (): void => undefined;
  container.bind(StartFlags).toConstantValue(() => startFlags());
  container.load(signInModule);

  // Start monitoring after the first paint, even if nothing is ever reported to it.
  container.get(Monitoring);
  const stops: (() => void)[] = [];
  let disposed = false;
  const sessions = container.get(BrowserSessionStore);
  /** Clears twice: the browser lists calls that a sign-out aborts a moment later. */
  const forgetRequests = (): void => {
    parts.forgetRequests?.();
    void timerDelay.wait(LISTED_WITHIN_MS).then(() => parts.forgetRequests?.());
  };
  // A flag instead of the session, because the token must not stay in memory after the session ends.
  let isKept = sessions.current() !== undefined;
  stops.push(
    sessions.subscribe(({ kind }) => {
      if (kind === 'refreshed') return;
      isKept = false;
      if (kind === 'closed') forgetRequests();
    }),
  );

  const loadFlags = once(async () => {
    const { flagsModule, PollFlags } = await codeAhead(import('./flags.ts'));
    if (disposed) return;
    container.load(flagsModule);
    stops.push(services.get(PollFlags)(configuration.flagpollingseconds));
  });
  startFlags = () => void loadFlags().catch(() => undefined);

  /** Processes a tick that was missed while the page slept; it may end the session. */
  const catchUp = async ({ RestoreSession }: typeof import('./signed-in.ts')): Promise<void> => {
    const restoreSession = services.get(RestoreSession);
    // Promise.race retains its result until the slower promise settles; drop the session so that its token is not kept.
    await Promise.race([restoreSession().map(() => undefined), timerDelay.wait(RESTORES_WITHIN_MS)]);
  };

  const load = once(async () => {
    const [signedIn] = await Promise.all([codeInTime(import('./signed-in.ts')), loadFlags()]);
    const { Buyers, KeptDrafts, SessionMark, startIdentifying, startWhileSignedIn, watchReturn } = signedIn;
    if (disposed) return;
    container.load(signedIn.signedInModule);
    // Read drafts into memory before processing a missed end, which clears session storage.
    services.get(KeptDrafts);
    const mark = container.get(SessionMark);
    const session = sessions.current();
    if (session && isKept && (await mark.isOver(session))) sessions.drop();
    const lookAgain = async (): Promise<void> => {
      const current = sessions.current();
      if (current && (await mark.isOver(current))) sessions.drop();
      if (sessions.current()) await catchUp(signedIn);
      if (!sessions.current()) await timerDelay.wait(SCREEN_REPLACED_WITHIN_MS);
    };
    stops.push(mark.keep(sessions), ...startWhileSignedIn(services), watchReturn(parts.page, lookAgain));
    if (configuration.analyticsidentity) stops.push(startIdentifying(container.get(Buyers), sessions));
  });

  const restore = async (): Promise<void> => {
    // Loading checks whether the session that this page kept has ended by now.
    if (sessions.current()) {
      const isLoaded = await load()
        .then(() => true)
        .catch(() => false);
      // The first screen loads the code again and can show the failure; a retry here would only add another deadline.
      if (!isLoaded) return;
    }
    if (!sessions.current()) {
      const takenOver = container.get(SessionHandover).takeOver();
      const record = (await container.get(SessionRecordStore).read()).unwrapOr(undefined);
      // Without an unexpired record no tab has a session: a first visit does not wait. An idle one lasts until its next tick.
      const now = container.get(Clock).now();
      if (record && (now < record.nextTickAt || !isIdleAt(record, now))) await takenOver;
    }
    if (!sessions.current()) return;
    try {
      await load();
      await catchUp(await import('./signed-in.ts'));
    } catch {
      // The first screen that needs the missing code loads it again, and can show the failure.
    }
  };

  return {
    services,
    // Wait until it is known whether this tab has a session: it may take over another tab's.
    restore: () => restore().then(parts.reportOpen),
    loadSignedIn: load,
    dispose: () => {
      disposed = true;
      for (const stop of stops.splice(0)) stop();
      sessions.dispose();
      parts.sessionChannel.close();
      parts.recordChannel.close();
    },
  };
};
