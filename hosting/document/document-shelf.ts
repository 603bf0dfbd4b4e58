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
  /** Throws where no build has been made. */
  readonly of: (locale: Locale) => LocaleDocuments<PreparedDocument>;
};

/** Keeps a tenant's documents, so that a request only takes one. */
export type DocumentShelf = {
  /** The documents that name a gateway. Those of another build are made when it has taken the place of this one. */
  readonly documentsFor: (gatewayUrl: string) => Promise<ShelvedDocuments>;
};

/** A page reaches its gateway at one address, or at a host name and an IP address. */
const MOST_GATEWAYS = 4;

const withoutBuild = (theme: ServedTheme, reason: unknown): ShelvedDocuments => ({
  theme,
  hashes: { scripts: [], styles: [] },
  of: () => {
    throw reason;
  },
});

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
    of: (locale) => {
      const documents = prepared.get(locale);
      if (!documents) throw new Error(`${tenant.id} has no document in ${locale}`);
      return documents;
    },
  };
};

/** Makes the documents of a tenant from the build in a folder: once, as soon as it is made itself. */
export const createDocumentShelf = (
  tenant: Tenant,
  distDir: string,
  shippedFonts?: ShippedFonts,
): DocumentShelf => {
  const shelf = new Map<string, { readonly stamp: string; readonly documents: Promise<ShelvedDocuments> }>();
  const documentsFor = async (gatewayUrl: string): Promise<ShelvedDocuments> => {
    try {
      const stamp = await documentStamp(distDir);
      const kept = shelf.get(gatewayUrl);
      if (kept?.stamp === stamp) return await kept.documents;
      if (shelf.size >= MOST_GATEWAYS) shelf.clear();
      const documents = made(tenant, distDir, gatewayUrl, shippedFonts ?? shippedFontsOf(distDir));
      shelf.set(gatewayUrl, { stamp, documents });
      return await documents;
    } catch (reason) {
      shelf.delete(gatewayUrl);
      return withoutBuild(servedTheme(tenant.look, shippedFonts ?? shippedFontsOf(distDir)), reason);
    }
  };
  if (tenant.broken === undefined) void documentsFor(tenant.gatewayUrl);
  return { documentsFor };
};
