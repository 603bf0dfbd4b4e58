import { assetBaseOf } from './asset-base.ts';
import { lateWords } from './late-words.ts';
import type { Tenant } from './tenant.ts';
import { themeColorOf } from './theme-color.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** `fr-ca` as a document's language attribute is best written: `fr-CA`. */
const languageTag = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale;
  } catch {
    return locale;
  }
};

const values: Readonly<Record<string, (tenant: Tenant) => string>> = {
  lang: (tenant) => languageTag(tenant.defaultLocale),
  title: (tenant) => tenant.name,
  description: (tenant) => tenant.description,
  themeColor: (tenant) => themeColorOf(tenant.theme),
  theme: (tenant) => tenant.theme,
  assetBase: (tenant) => assetBaseOf(tenant.theme),
  faviconVersion: (tenant) => tenant.faviconVersion,
};

/**
 * Fills the placeholders of the built document for a tenant: `{{lang}}`, `{{title}}`, `{{description}}`, `{{themeColor}}`,
 * `{{theme}}`, `{{assetBase}}`, `{{faviconVersion}}`. Values are escaped for text and quoted attributes; only the style of
 * `{{lateWords}}` is markup. Throws on a placeholder it does not know, which is a mistake in the template.
 */
export const renderDocument = (template: string, tenant: Tenant): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (name === 'lateWords') return lateWords;
    const value = values[name];
    if (value === undefined) throw new Error(`the page template has an unknown placeholder: {{${name}}}`);
    return escapeHtml(value(tenant));
  });
