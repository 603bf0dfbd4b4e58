import type { BrowserContext } from 'playwright-core';

/** What analytics received in all pages of a browser, over reloads, in order. */
export interface AnalyticsWatch {
  readonly pages: () => readonly string[];
  readonly events: () => readonly string[];
}

/** Records every entry of the data layer of later pages, as a tag manager would receive it. */
export const watchAnalytics = async (context: BrowserContext): Promise<AnalyticsWatch> => {
  const told: { readonly event: string; readonly page: string | undefined }[] = [];
  await context.exposeBinding('noteAnalytics', (_source, event: string, page?: string) => {
    told.push({ event, page });
  });
  await context.addInitScript(() => {
    // Others may be listening already.
    const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
    const before = layer.push.bind(layer);
    const push = (...entries: unknown[]): number => {
      for (const entry of entries) {
        const event: unknown = Reflect.get(Object(entry), 'event');
        const page: unknown = Reflect.get(Object(Reflect.get(Object(entry), 'eventInfo')), 'pageName');
        const note: unknown = Reflect.get(window, 'noteAnalytics');
        if (typeof event === 'string' && typeof note === 'function') note(event, page);
      }
      return before(...entries);
    };
    Reflect.set(window, 'dataLayer', Object.assign(layer, { push }));
  });
  return {
    pages: () => told.flatMap(({ event, page }) => (event === 'pageLoaded' && page ? [page] : [])),
    events: () => told.flatMap(({ event }) => (event === 'pageLoaded' ? [] : [event])),
  };
};
