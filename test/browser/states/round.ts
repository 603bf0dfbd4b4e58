import type { Platform } from '../../acceptance/language/platform.ts';
import type { Portal } from '../../acceptance/language/portal.ts';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';
import type { Visit } from '../driver/open-portal.ts';

/** A visit of which every state is looked at. */
interface SeenVisit {
  readonly visit: Visit;
  readonly tenant: TenantId;
  readonly server: PortalServer;
  readonly platform: Platform;
  readonly portal: Portal;
  /** Looks at what shows now: for flaws in a test, through a camera for the gallery. */
  readonly look: (state: string) => Promise<void>;
}

/** A path through the portal that shows states of its screens. The platform is new, and nobody is signed in. */
export type Round = (seen: SeenVisit) => Promise<void>;
