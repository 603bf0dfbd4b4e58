import { PageVisibility, SessionHandover } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import { Container } from 'inversify';
import { StoredFeatureFlags } from '../flags/stored-feature-flags.ts';
import { BrowserSessionStore } from '../storage/browser-session-store.ts';
import { Configuration } from './configuration-token.ts';
import type { Platform } from './platform.ts';
import { completePlatform, PlatformParts } from './platform-parts.ts';
import { signInModule } from './sign-in-module.ts';

/** The portal's services on one platform for one tenant: what a page, or a test without a page, is given. */
export interface PortalContainer {
  readonly services: Services;
  /**
   * Takes the session of another open tab over, where there is one. Awaited before the first guard looks; resolves
   * within a tenth of a second, at once when this tab has a session of its own.
   */
  restore(): Promise<void>;
  /** Binds the use cases of signed-in screens, whose code it loads. Rejects when it cannot; may be tried again. */
  loadSignedIn(): Promise<void>;
  /** Lets go of timers, listeners and lines between tabs. */
  dispose(): void;
}

/** Puts the portal together for a checked configuration. */
export const createPortalContainer = ({
  configuration,
  platform,
}: {
  readonly configuration: Configuration;
  readonly platform: Platform;
}): PortalContainer => {
  // The compiling mode of the container needs `unsafe-eval`, which no policy of ours allows.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const parts = completePlatform(platform);
  container.bind(Configuration).toConstantValue(configuration);
  container.bind(PlatformParts).toConstantValue(parts);
  container.load(signInModule);

  const stops: (() => void)[] = [];
  let loading: Promise<void> | undefined;
  let disposed = false;

  const loadSignedIn = async (): Promise<void> => {
    const { signedInModule, FlagEvaluation, startFlagPolling } = await import('./signed-in.ts');
    if (disposed) return;
    container.load(signedInModule);
    stops.push(
      startFlagPolling(
        container.get(FlagEvaluation),
        container.get(StoredFeatureFlags),
        container.get(PageVisibility),
        configuration.flagpollingseconds,
      ),
    );
  };

  return {
    services: { get: (token) => container.get(token) },
    restore: async () => {
      await container.get(SessionHandover).takeOver();
    },
    loadSignedIn: () => {
      loading ??= loadSignedIn().catch((reason: unknown) => {
        loading = undefined;
        throw reason;
      });
      return loading;
    },
    dispose: () => {
      disposed = true;
      for (const stop of stops.splice(0)) stop();
      container.get(BrowserSessionStore).dispose();
      parts.sessionChannel.close();
      parts.recordChannel.close();
    },
  };
};
