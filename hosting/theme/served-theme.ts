import type { ShippedFonts } from './shipped-fonts.ts';
import { nameOfContent } from './theme-file.ts';
import type { TenantTheme } from './theme-folder.ts';
import { themeRules, themeSheet } from './theme-sheet.ts';

/** A file as it is sent. */
type ServedThemeFile = { readonly body: string | Buffer<ArrayBuffer>; readonly contentType: string };

/** A theme as a tenant's origin serves it, below `theme/` of its base of static files. */
export type ServedTheme = {
  /** Name of the style sheet that the document links. */
  readonly sheet: string;
  /** The sheet without its font files, for a document that paints before they load. */
  readonly rules: string;
  /** The sheet, fonts and pictures by name. Names carry a hash of the content, so that browsers may keep them forever. */
  readonly files: ReadonlyMap<string, ServedThemeFile>;
};

/** A tenant's logo as the page shows it: addresses, and the size at a root of 16 px. */
export type ServedLogo = {
  readonly light: string;
  readonly dark?: string;
  readonly width: number;
  readonly height: number;
};

/** Folder of a theme's files below a base of static files. */
export const THEME_FOLDER = 'theme/';

const nameOf = ({ files }: TenantTheme, path: string): string => files.get(path)?.name ?? '';

/** Makes a theme's sheet for the fonts of a build, with the files that it names. */
export const servedTheme = (tenantTheme: TenantTheme, shipped: ShippedFonts): ServedTheme => {
  const body = themeSheet(tenantTheme.theme, { shipped, own: (file) => nameOf(tenantTheme, file) });
  const sheet = `theme-${nameOfContent(body)}.css`;
  return {
    sheet,
    rules: themeRules(tenantTheme.theme),
    files: new Map<string, ServedThemeFile>([
      [sheet, { body, contentType: 'text/css; charset=utf-8' }],
      ...Array.from(tenantTheme.files.values(), (file) => [file.name, file] as const),
    ]),
  };
};

/** A tenant's logo for the page; undefined where it has none and shows icon and name. */
export const servedLogo = (tenantTheme: TenantTheme): ServedLogo | undefined => {
  const { assetbase, logo } = tenantTheme.theme;
  const size = logo && tenantTheme.files.get(logo.file)?.size;
  if (!logo || !size) return undefined;
  const addressOf = (path: string): string => `${assetbase}${THEME_FOLDER}${nameOf(tenantTheme, path)}`;
  return {
    light: addressOf(logo.file),
    ...(logo.dark === undefined ? {} : { dark: addressOf(logo.dark) }),
    width: Math.round((logo.height * size.width) / size.height),
    height: logo.height,
  };
};
