import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { assetBaseOf } from '../asset-base.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Tenant } from '../tenant.ts';
import { type ServedTheme, THEME_FOLDER } from '../theme/served-theme.ts';
import type { DataBlock } from './data-block.ts';
import { lateWords } from './late-words.ts';

const values: Readonly<Record<string, (tenant: Tenant, theme: ServedTheme) => string>> = {
  title: (tenant) => tenant.name,
  description: (tenant) => tenant.description,
  themeColor: ({ look }) => look.theme.light.primary,
  theme: (tenant) => tenant.theme,
  assetBase: (tenant) => assetBaseOf(tenant),
  faviconVersion: (tenant) => tenant.faviconVersion,
  themeSheet: (_, { sheet }) => THEME_FOLDER + sheet,
};

/** What a document is made for, and what is written into it. */
export type DocumentContent = {
  readonly tenant: Tenant;
  readonly theme: ServedTheme;
  readonly locale: Locale;
  /** None where the page asks for its configuration itself. */
  readonly blocks: readonly DataBlock[] | undefined;
};

/** What the built document asks for early, because it holds no configuration by itself. */
const ASKS_EARLY = /\s*<link rel="preload" href="\/config\.json"[^>]*>/;

/**
 * Fills the placeholders of the built document for a tenant and a locale: `{{lang}}`, `{{title}}`, `{{description}}`,
 * `{{themeColor}}`, `{{theme}}`, `{{assetBase}}`, `{{themeSheet}}`, `{{faviconVersion}}`. These are escaped for text and quoted attributes; only
 * `{{lateWords}}` and `{{data}}` are markup. Throws on a placeholder it does not know, a mistake in the template.
 */
export const renderDocument = (
  template: string,
  { tenant, theme, locale, blocks }: DocumentContent,
): string => {
  const markup: Readonly<Record<string, string>> = {
    lang: languageTagOf(locale),
    lateWords,
    data: (blocks ?? []).map(({ html }) => html).join(''),
  };
  const asked = blocks ? template.replace(ASKS_EARLY, '') : template;
  return asked.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const made = markup[name];
    if (made !== undefined) return made;
    const value = values[name];
    if (value === undefined) throw new Error(`the page template has an unknown placeholder: {{${name}}}`);
    return escapeHtml(value(tenant, theme));
  });
};
