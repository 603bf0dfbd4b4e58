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
import { renderDocument } from './render-document.ts';

/** Hashes of what stands inside of a tenant's documents, as the content policy lists them. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A document in every encoding that it is served in. */
export type PreparedDocument = Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;

/** A tenant's documents by locale, made once. */
export type TenantDocuments = {
  readonly texts: ReadonlyMap<Locale, string>;
  readonly hashes: InlineHashes;
};

/** Makes the documents of a tenant, with its configuration as checked here and the messages of each of its locales. */
export const tenantDocuments = (
  tenant: Tenant,
  gatewayUrl: string,
  { template, first }: DocumentSource,
  theme: ServedTheme,
): TenantDocuments => {
  const configuration =
    first && dataBlock('configuration', embeddedConfiguration(tenantConfiguration(tenant, gatewayUrl)));
  const scripts = new Set<string>();
  const texts = new Map(
    documentLocales(tenant).map((locale) => {
      const blocks = first &&
        configuration && [configuration, dataBlock('messages', { locale, messages: first.messages[locale] })];
      for (const { hash } of blocks ?? []) scripts.add(hash);
      return [locale, renderDocument(template, { tenant, theme, locale, blocks })] as const;
    }),
  );
  return { texts, hashes: { scripts: [...scripts], styles: [] } };
};

/** Compresses a document for good, so that no visitor waits for it. */
export const prepareDocument = (text: string): PreparedDocument => ({
  br: brotliCompressSync(text),
  gzip: gzipSync(text, { level: 9 }),
  identity: Buffer.from(text),
});
