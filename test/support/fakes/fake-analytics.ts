import type { Analytics } from '@member-portal/application/ports';
import type { EventInfo, PageName } from '@member-portal/domain/telemetry';

export interface FakeAnalytics extends Analytics {
  readonly pages: readonly PageName[];
  /** The data recorded with each page. */
  readonly pageInfo: readonly EventInfo[];
  readonly events: readonly { readonly event: string; readonly info: unknown }[];
  /** Names of the events tracked so far. */
  names(): readonly string[];
}

export const fakeAnalytics = (): FakeAnalytics => {
  const pages: PageName[] = [];
  const pageInfo: EventInfo[] = [];
  const events: { event: string; info: unknown }[] = [];
  return {
    pages,
    pageInfo,
    events,
    names: () => events.map(({ event }) => event),
    pageLoaded: (page, info = {}) => {
      pages.push(page);
      pageInfo.push(info);
    },
    track: (event, info) => {
      events.push({ event, info });
    },
  };
};
