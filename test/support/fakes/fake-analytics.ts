import type { Analytics } from '@member-portal/application/ports';
import type { PageName } from '@member-portal/domain/telemetry';

export interface FakeAnalytics extends Analytics {
  readonly pages: readonly PageName[];
  readonly events: readonly { readonly event: string; readonly info: unknown }[];
  /** Names of the events tracked so far. */
  names(): readonly string[];
}

export const fakeAnalytics = (): FakeAnalytics => {
  const pages: PageName[] = [];
  const events: { event: string; info: unknown }[] = [];
  return {
    pages,
    events,
    names: () => events.map(({ event }) => event),
    pageLoaded: (page) => {
      pages.push(page);
    },
    track: (event, info) => {
      events.push({ event, info });
    },
  };
};
