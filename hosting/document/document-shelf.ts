import type { Locale } from '@member-portal/domain/locale';
import type { Tenant } from '../tenant.ts';
import { type ServedTheme, servedTheme } from '../theme/served-theme.ts';
import { type ShippedFonts, shippedFontsOf } from '../theme/shipped-fonts.ts';
import { documentStamp, readDocumentSource } from './document-source.ts';
import {
  type InlineHashes,
  type LocaleDocuments,
  type PreparedDocument,
  prepareDocument,
  tenantDocuments,
} from './tenant-documents.ts';

/** A tenant's documents, ready to be sent. */
export type ShelvedDocuments = {
  readonly theme: ServedTheme;
  readonly hashes: InlineHashes;
  /** Undefined where the documents cannot be made. */
  readonly of: (locale: Locale) => LocaleDocuments<PreparedDocument> | undefined;
};

/** Caches a tenant's documents, so that requests do not render them. */
export type DocumentShelf = {
  /** The documents for a gateway's address. They are made again once the build in the folder is replaced. */
  readonly documentsFor: (gatewayUrl: string) => Promise<ShelvedDocuments>;
};

/** Limit of cached gateway addresses. A tenant has one, or a host name and an IP address. */
const MOST_GATEWAYS = 4;

const none = (theme: ServedTheme): ShelvedDocuments => ({
  theme,
  hashes: { scripts: [], styles: [] },
  of: () => undefined,
});

/** The first line of an error's message. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const made = async (
  tenant: Tenant,
  distDir: string,
  gatewayUrl: string,
  shippedFonts: ShippedFonts,
): Promise<ShelvedDocuments> => {
  const theme = servedTheme(tenant.look, shippedFonts);
  const source = await readDocumentSource(distDir);
  const { texts, hashes } = await tenantDocuments(tenant, gatewayUrl, source, theme);
  const prepared = new Map(
    Array.from(texts, ([locale, { first, other }]) => [
      locale,
      { first: prepareDocument(first), other: prepareDocument(other) },
    ]),
  );
  return {
    theme,
    hashes,
    of: (locale) => prepared.get(locale),
  };
};

/**
 * Creates the shelf and starts making the tenant's documents from the build in a folder. Where they cannot be made, `report` is told
 * why, once until they can.
 */
export const createDocumentShelf = (
  tenant: Tenant,
  distDir: string,
  shippedFonts: ShippedFonts | undefined,
  report: (reason: string) => void,
): DocumentShelf => {
  let isReported = false;
  const shelf = new Map<string, { readonly stamp: string; readonly documents: Promise<ShelvedDocuments> }>();
  const documentsFor = async (gatewayUrl: string): Promise<ShelvedDocuments> => {
    try {
      const stamp = await documentStamp(distDir);
      const kept = shelf.get(gatewayUrl);
      if (kept?.stamp === stamp) return await kept.documents;
      if (shelf.size >= MOST_GATEWAYS) shelf.clear();
      const documents = made(tenant, distDir, gatewayUrl, shippedFonts ?? shippedFontsOf(distDir));
      shelf.set(gatewayUrl, { stamp, documents });
      const ready = await documents;
      isReported = false;
      return ready;
    } catch (error) {
      shelf.delete(gatewayUrl);
      if (!isReported) report(reasonOf(error));
      isReported = true;
      return none(servedTheme(tenant.look, shippedFonts ?? shippedFontsOf(distDir)));
    }
  };
  if (tenant.broken === undefined) void documentsFor(tenant.gatewayUrl);
  return { documentsFor };
};
