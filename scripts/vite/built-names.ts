/** Each locale's messages have a folder of their own below the base. */
const messages = /\/intl\/(?:messages\/)?([\w-]+?)[.-](en-us|en-ca|fr-ca)\.(?:json|ts)$/;

/** Path of a chunk in the built portal: `assets/…`, or `assets/{locale}/…` for chunks of a single locale. */
export const builtChunkName = ({
  facadeModuleId,
}: {
  readonly facadeModuleId?: string | null | undefined;
}): string => {
  const [, area, locale] = messages.exec(facadeModuleId?.split('?')[0] ?? '') ?? [];
  return area === undefined ? 'assets/[name]-[hash].js' : `assets/${locale}/${area}-[hash].js`;
};

/**
 * How built files refer to each other. Only the document contains the base, which the page server fills in for the
 * tenant's theme; scripts and styles refer to others by relative paths, so that all load from that base, lazy ones too.
 */
export const builtUrl = (
  filename: string,
  { hostType }: { readonly hostType: 'js' | 'css' | 'html' },
): string | { relative: true } =>
  hostType === 'html' ? `{{assetBase}}${filename.replace(/^assets\//, '')}` : { relative: true };
