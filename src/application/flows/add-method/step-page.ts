import type { GatewayReport } from '../../ports/index.ts';
import type { AddMethodEffect } from './effect.ts';
import type { AddMethodEvent, AddMethodResult } from './event.ts';
import type { GatewayPage, OpenPage } from './state.ts';

/** How long a page may take to load, and then to send a message, in milliseconds. */
const LOADS_WITHIN_MS = 15_000;
const ANSWERS_WITHIN_MS = 4000;
/** Limits on the height that a page may request, in CSS pixels. */
const LOWEST = 160;
const HIGHEST = 1200;

/** The next state of a page after an event; `cancelled` leaves the page. */
export interface PageStep {
  readonly page: GatewayPage | 'cancelled';
  readonly effects: readonly AddMethodEffect[];
}

const stay = (page: GatewayPage): PageStep => ({ page, effects: [] });

const report = (page: OpenPage, said: GatewayReport, visit: number): PageStep => {
  if (said.kind === 'activity') return { page, effects: [{ kind: 'report-activity' }] };
  if (said.kind === 'resize')
    return stay({ ...page, height: Math.min(HIGHEST, Math.max(LOWEST, said.height)) });
  if (said.kind === 'cancelled') return { page: 'cancelled', effects: [] };
  if (said.kind === 'completed')
    return {
      page: { kind: 'confirming', methodId: said.methodId },
      effects: [{ kind: 'confirm-method', visit, methodId: said.methodId }],
    };
  return stay({
    ...page,
    shown: true,
    silent: false,
    error: said.kind === 'failed' ? said.error : undefined,
    attempt: page.attempt + (said.kind === 'failed' ? 1 : 0),
    unanswered: Math.max(-1, page.unanswered - 1),
    wait: page.wait + 1,
  });
};

/**
 * The next state of a gateway page. Errors on another origin cannot be observed, but every working page sends one message
 * shortly before or after it has loaded; a page that does not is `silent`.
 */
export const stepPage = (
  page: GatewayPage,
  event: AddMethodEvent | AddMethodResult,
  visit: number,
): PageStep => {
  switch (event.kind) {
    case 'page-opened':
      return page.kind === 'opening'
        ? {
            page: {
              kind: 'open',
              session: event.session,
              shown: false,
              silent: false,
              error: undefined,
              attempt: 0,
              height: undefined,
              unanswered: 0,
              wait: 0,
            },
            effects: [{ kind: 'wait-for-page', visit, wait: 0, milliseconds: LOADS_WITHIN_MS }],
          }
        : stay(page);
    case 'page-not-opened':
      return stay(page.kind === 'opening' ? { kind: 'not-opened', failure: event.failure } : page);
    case 'page-loaded': {
      if (page.kind !== 'open') return stay(page);
      const unanswered = page.unanswered + 1;
      const wait = page.wait + 1;
      return {
        page: { ...page, unanswered, wait },
        effects:
          unanswered > 0 ? [{ kind: 'wait-for-page', visit, wait, milliseconds: ANSWERS_WITHIN_MS }] : [],
      };
    }
    case 'page-waited':
      return stay(page.kind === 'open' && page.wait === event.wait ? { ...page, silent: true } : page);
    case 'page-message': {
      if (page.kind !== 'open') return stay(page);
      const { origin, data } = event;
      return {
        page,
        effects: [{ kind: 'read-message', visit, session: page.session, message: { origin, data } }],
      };
    }
    case 'page-reported':
      return page.kind === 'open' ? report(page, event.report, visit) : stay(page);
    case 'method-not-confirmed':
      return stay(
        page.kind === 'confirming' ? { ...page, kind: 'unconfirmed', failure: event.failure } : page,
      );
    default:
      return stay(page);
  }
};
