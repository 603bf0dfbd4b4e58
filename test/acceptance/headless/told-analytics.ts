interface Told {
  readonly event: string;
  readonly page: string | undefined;
}

const shownErrors = (dataLayer: readonly unknown[]): readonly Told[] =>
  dataLayer.flatMap((entry) => {
    const event: unknown = Reflect.get(Object(entry), 'event');
    const page: unknown = Reflect.get(Object(Reflect.get(Object(entry), 'eventInfo')), 'pageName');
    return typeof event === 'string' ? [{ event, page: typeof page === 'string' ? page : undefined }] : [];
  });

/** The pages that analytics received, from the first occurrence of one of them. */
export const pagesTold = (
  dataLayer: readonly unknown[],
  from: string | undefined,
): readonly (string | undefined)[] => {
  const pages = shownErrors(dataLayer).flatMap(({ event, page }) => (event === 'pageLoaded' ? [page] : []));
  return pages.slice(Math.max(0, pages.indexOf(from)));
};

/** The events that analytics received, other than pages. */
export const eventsTold = (dataLayer: readonly unknown[]): readonly string[] =>
  shownErrors(dataLayer).flatMap(({ event }) => (event === 'pageLoaded' ? [] : [event]));
