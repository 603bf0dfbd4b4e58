/** A locale's messages have a folder of the locale's own below the base. */
const messages = /\/intl\/(?:messages\/)?([\w-]+?)[.-](en-us|en-ca|fr-ca)\.(?:json|ts)$/;

/** The file of a chunk in the built portal: `assets/…`, or `assets/{locale}/…` for what only one locale loads. */
export const builtChunkName = ({
  facadeModuleId,
}: {
  readonly facadeModuleId?: string | null | undefined;
}): string => {
  const [, area, locale] = messages.exec(facadeModuleId?.split('?')[0] ?? '') ?? [];
  return area === undefined ? 'assets/[name]-[hash].js' : `assets/${locale}/${area}-[hash].js`;
};

/**
 * How built files name each other. Only the document names a base, which the page server fills in for the tenant's theme;
 * scripts and styles name their neighbours relative to themselves, so that they all come from that base, lazy ones too.
 */
export const builtUrl = (
  filename: string,
  { hostType }: { readonly hostType: 'js' | 'css' | 'html' },
): string | { relative: true } =>
  hostType === 'html' ? `{{assetBase}}${filename.replace(/^assets\//, '')}` : { relative: true };
