import type { BrowserContextOptions } from 'playwright-core';
import { browserPortal } from '../driver/browser-portal.ts';
import type { Visit, Visitor } from '../driver/open-portal.ts';
import type { Stage } from '../driver/stage.ts';
import type { Round } from './round.ts';

/** Walks a round in a browser of its own on a stage, once a test, and looks at each state by `look`. */
export const walk = async (
  stage: Stage,
  visitor: Visitor,
  round: Round,
  look: (visit: Visit, state: string) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  await stage.visit(
    visitor,
    (visit) =>
      round({
        visit,
        tenant: visitor.tenant,
        server: stage.server,
        platform: stage.platform(visitor.tenant),
        portal: browserPortal(visit.tab, visit.connection),
        look: (state) => look(visit, state),
      }),
    // Nothing is looked at in the middle of a fade, where colours are between two.
    { reducedMotion: 'reduce', ...options },
  );
};
