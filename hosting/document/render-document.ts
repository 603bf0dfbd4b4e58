import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { assetBaseOf } from '../asset-base.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Tenant } from '../tenant.ts';
import { type ServedTheme, THEME_FOLDER } from '../theme/served-theme.ts';
import type { InlineElement } from './data-block.ts';
import type { FirstPageParts } from './first-page-parts.ts';
import { lateWords, lostScript } from './late-words.ts';

const values: Readonly<Record<string, (tenant: Tenant, theme: ServedTheme) => string>> = {
  title: (tenant) => tenant.name,
  description: (tenant) => tenant.description,
  themeColor: ({ look }) => look.theme.light.primary,
  theme: (tenant) => tenant.theme,
  assetBase: (tenant) => assetBaseOf(tenant),
  faviconVersion: (tenant) => tenant.faviconVersion,
  themeSheet: (_, { sheet }) => THEME_FOLDER + sheet,
};

/** The target of a document, and what is written into it. */
export type DocumentContent = {
  readonly tenant: Tenant;
  readonly theme: ServedTheme;
  readonly locale: Locale;
  /** Absent where the page fetches its configuration. */
  readonly blocks: readonly InlineElement[] | undefined;
  /** The sign-in page, in the document for `/`; other documents have an empty element. */
  readonly first?: FirstPageParts | undefined;
};

/** The preload of the built document for the configuration, which it does not contain. */
const ASKS_EARLY = /\s*<link rel="preload" href="\/config\.json"[^>]*>/;

/** Its prefetches for signed-in pages; `data-locales` lists the locales that need a file. */
const AHEAD = /\s*<link rel="modulepreload"[^>]*?(?: data-locales="([^"]*)")? \/>/g;

const SHEET = /<link rel="stylesheet" href="\{\{assetBase\}\}\{\{themeSheet\}\}"[^>]*>/;
/** The portal's own script; those of the development server begin with `/@`. */
const SCRIPT = /<script type="module"[^>]* src="(?!\/@)([^"]+)"[^>]*><\/script>/;

/** Placeholder for the early script of a drawn page. */
const EARLY = '{{early}}';

/**
 * The template for a drawn page: nothing is fetched before it paints, and its early script decides when the portal starts. The
 * script comes after what is drawn: in the head it would stop the parser, and the browser would paint an empty page first.
 * Every byte delays the paint, so the template's indentation is left out.
 */
const forFirstPage = (template: string, { locale, locales }: FirstPageParts): string => {
  const languages = `data-locale="${locale}" data-locales="${locales.join(' ')}"`;
  const app = SCRIPT.exec(template)?.[1];
  if (!app || !template.includes(EARLY))
    throw new Error(
      `the page template has no script of the portal, or no ${EARLY} where its early script goes`,
    );
  return template
    .replace(/\n\s*/g, '\n')
    .replace(AHEAD, '')
    .replace(SHEET, '{{styles}}')
    .replace(SCRIPT, '')
    .replace(
      EARLY,
      () =>
        `<script data-app="${app}" data-sheet="{{assetBase}}{{themeSheet}}" ${languages}>{{earlyScript}}</script>`,
    );
};

/** The template for other pages: their visitors need the code of signed-in pages, at once or after signing in. */
const forOtherPages = (template: string, locale: Locale): string =>
  template.replace(AHEAD, (link, locales?: string) =>
    locales === undefined
      ? link
      : locales.split(' ').includes(locale)
        ? link.replace(` data-locales="${locales}"`, '')
        : '',
  );

/**
 * Fills the placeholders of the built document for a tenant and a locale: `{{lang}}`, `{{title}}`, `{{description}}`, `{{themeColor}}`, `{{theme}}`, `{{assetBase}}`,
 * `{{themeSheet}}`, `{{faviconVersion}}`. These are escaped for text and quoted attributes; only `{{lateWords}}`, `{{page}}`, `{{early}}` and `{{data}}` are markup, as
 * is what a drawn page adds. Throws on an unknown placeholder, a mistake in the template.
 */
export const renderDocument = (
  template: string,
  { tenant, theme, locale, blocks, first }: DocumentContent,
): string => {
  const markup: Readonly<Record<string, string>> = {
    lang: languageTagOf(locale),
    lateWords: blocks && !first ? lateWords + lostScript.html : lateWords,
    early: '',
    page: first?.html ?? '',
    data: (blocks ?? []).map(({ html }) => html).join(''),
    ...(first && {
      title: `${first.heading} – ${escapeHtml(tenant.name)}`,
      styles: first.styles.map(({ html }) => html).join(''),
      earlyScript: first.early,
    }),
  };
  const asked = blocks ? template.replace(ASKS_EARLY, '') : template;
  const fit = first ? forFirstPage(asked, first) : forOtherPages(asked, locale);
  return fit.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const made = markup[name];
    if (made !== undefined) return made;
    const value = values[name];
    if (value === undefined) throw new Error(`the page template has an unknown placeholder: {{${name}}}`);
    return escapeHtml(value(tenant, theme));
  });
};
