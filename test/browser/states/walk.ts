import type { Browser, BrowserContextOptions } from 'playwright-core';
import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import { browserPortal } from '../driver/browser-portal.ts';
import { duringVisit } from '../driver/during-visit.ts';
import type { Visit, Visitor } from '../driver/open-portal.ts';
import type { Round } from './round.ts';

/** Walks a round in a browser of its own over a platform that is new, and looks at each state by `look`. */
export const walk = async (
  browser: Browser,
  server: PortalServer,
  visitor: Visitor,
  round: Round,
  look: (visit: Visit, state: string) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  await server.running.reset();
  await duringVisit(
    browser,
    server,
    visitor,
    (visit) =>
      round({
        visit,
        tenant: visitor.tenant,
        server,
        platform: platformTruth(server.running, visitor.tenant),
        portal: browserPortal(visit.tab, visit.connection),
        look: (state) => look(visit, state),
      }),
    // Nothing is looked at in the middle of a fade, where colours are between two.
    { reducedMotion: 'reduce', ...options },
  );
};
