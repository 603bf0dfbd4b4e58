import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Locale } from '@member-portal/domain/locale';
import { embeddedConfiguration } from '@member-portal/infrastructure/config';
import type { Encoding } from '../accepted-encoding.ts';
import type { Tenant } from '../tenant.ts';
import { tenantConfiguration } from '../tenant-configuration.ts';
import type { ServedTheme } from '../theme/served-theme.ts';
import { dataBlock } from './data-block.ts';
import { documentLocales } from './document-locale.ts';
import type { DocumentSource } from './document-source.ts';
import { firstPageParts } from './first-page-parts.ts';
import { lostScript } from './late-words.ts';
import { renderDocument } from './render-document.ts';

/** Hashes of the inline scripts and styles of a tenant's documents, for the content policy. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A document in every encoding that it is served in. */
export type PreparedDocument = Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;

/** A tenant's documents in one locale: that of `/`, and that of every other path. */
export type LocaleDocuments<Text> = { readonly first: Text; readonly other: Text };

/** A tenant's documents by locale, made once. */
export type TenantDocuments = {
  readonly texts: ReadonlyMap<Locale, LocaleDocuments<string>>;
  readonly hashes: InlineHashes;
};

/**
 * Makes the documents of a tenant with its checked configuration, the messages of each locale and the rendered sign-in page.
 * If the configuration cannot be used, no page is rendered: the portal shows the key at fault.
 */
export const tenantDocuments = async (
  tenant: Tenant,
  gatewayUrl: string,
  { template, first }: DocumentSource,
  theme: ServedTheme,
): Promise<TenantDocuments> => {
  const checked = embeddedConfiguration(tenantConfiguration(tenant, gatewayUrl));
  const locales = documentLocales(tenant);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const made = async (locale: Locale): Promise<LocaleDocuments<string>> => {
    if (!first) {
      const other = renderDocument(template, { tenant, theme, locale, blocks: undefined });
      return { first: other, other };
    }
    const blocks = [
      dataBlock('configuration', checked),
      dataBlock('messages', { locale, messages: first.messages[locale] }),
    ];
    for (const { hash } of [...blocks, lostScript]) scripts.add(hash);
    const other = renderDocument(template, { tenant, theme, locale, blocks });
    if (!('configuration' in checked)) return { first: other, other };
    const drawn = await first.firstPage(checked.configuration, locale);
    const parts = firstPageParts(drawn, first, theme, locale, locales);
    scripts.add(parts.earlyHash);
    for (const { hash } of parts.styles) styles.add(hash);
    return { first: renderDocument(template, { tenant, theme, locale, blocks, first: parts }), other };
  };
  const texts = await Promise.all(locales.map(async (locale) => [locale, await made(locale)] as const));
  return { texts: new Map(texts), hashes: { scripts: [...scripts], styles: [...styles] } };
};

/** Compresses a document once, so that no visitor waits for it. */
export const prepareDocument = (text: string): PreparedDocument => ({
  br: brotliCompressSync(text),
  gzip: gzipSync(text, { level: 9 }),
  identity: Buffer.from(text),
});
