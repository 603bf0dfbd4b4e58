import type { PageName } from './page-name.ts';

/** Plain values that analytics may carry. */
export type EventInfo = Readonly<Record<string, string | number | boolean>>;

/** The portal's generation, as reported to analytics (specification, section 9: initial data layer entries). */
export const BREAD_VERSION = '2.0';
/** The name of the page view event (specification, section 9). */
export const PAGE_VIEW_EVENT = 'pageLoaded';

/** The initial entries of the data layer (specification, section 9). */
export const initialEntries = (tenant: {
  readonly name: string;
  readonly id: string;
  readonly env: string;
}): readonly Readonly<Record<string, string>>[] => [
  { breadVersion: BREAD_VERSION, tenantName: tenant.name },
  { tenant_id: tenant.id, app_environment: tenant.env },
];

/** An event's entry: `eventInfo` merges the given info with the stored event properties, which come last (section 9). */
export const eventEntry = (
  event: string,
  info: EventInfo,
  stored: EventInfo,
): { readonly event: string; readonly eventInfo: EventInfo } => ({
  event,
  eventInfo: { ...info, ...stored },
});

/** A page view's entry, with what `info` adds to the page's name. */
export const pageViewEntry = (page: PageName, info: EventInfo, stored: EventInfo) =>
  eventEntry(PAGE_VIEW_EVENT, { ...info, pageName: page }, stored);
