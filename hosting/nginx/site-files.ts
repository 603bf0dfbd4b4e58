import type { DocumentSource } from '../document/document-source.ts';
import { tenantDocuments } from '../document/tenant-documents.ts';
import type { Tenant } from '../tenant.ts';
import { configurationText } from '../tenant-configuration.ts';
import { type ServedTheme, THEME_FOLDER } from '../theme/served-theme.ts';
import { documentName } from './locale-lines.ts';
import { quoted } from './nginx-text.ts';
import { siteProtection } from './site-protection.ts';

/** The files of one tenant's site, by path below the folder; documents are rendered here once, not per request. */
export const siteFiles = async (
  tenant: Tenant,
  source: DocumentSource,
  theme: ServedTheme,
): Promise<Readonly<Record<string, string | Buffer>>> => {
  const { texts, hashes } = await tenantDocuments(tenant, tenant.gatewayUrl, source, theme);
  return {
    ...Object.fromEntries(
      [...texts].flatMap(([locale, { first, other }]) => [
        [`sites/${tenant.id}/${documentName('first', locale)}`, first],
        [`sites/${tenant.id}/${documentName('index', locale)}`, other],
      ]),
    ),
    ...Object.fromEntries(
      Array.from(theme.files, ([name, { body }]) => [
        `sites/${tenant.id}/assets/${THEME_FOLDER}${name}`,
        body,
      ]),
    ),
    [`sites/${tenant.id}/config.json`]: configurationText(tenant, tenant.gatewayUrl),
    [`sites/${tenant.id}/favicon.svg`]: tenant.favicon,
    [`sites/${tenant.id}.headers`]: `${Object.entries(siteProtection(tenant, hashes))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n')}\n`,
  };
};
