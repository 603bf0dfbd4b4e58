import azure from '../themes/azure.json' with { type: 'json' };
import teal from '../themes/teal.json' with { type: 'json' };
import violet from '../themes/violet.json' with { type: 'json' };
import { type Theme, themeSchema } from './theme-schema.ts';

/** Names of the portal's ready-made themes (specification, section 9). */
export const READY_THEMES = ['violet', 'teal', 'azure'] as const;
export type ReadyTheme = (typeof READY_THEMES)[number];

/** The theme of a ready-made file; throws an error that names the file and the keys at fault. */
export const readyThemeOf = (
  name: ReadyTheme,
  { $schema: _forEditors, ...theme }: { readonly $schema: string; readonly [key: string]: unknown },
): Theme => {
  const parsed = themeSchema.safeParse(theme);
  if (parsed.success) return parsed.data;
  const keys = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`hosting/themes/${name}.json cannot be used: ${keys}`);
};

/** The themes of the specification by name, each a file like a tenant's own `theme.json`. */
export const readyThemes: Readonly<Record<ReadyTheme, Theme>> = {
  violet: readyThemeOf('violet', violet),
  teal: readyThemeOf('teal', teal),
  azure: readyThemeOf('azure', azure),
};

export const isReadyTheme = (name: string): name is ReadyTheme => Object.hasOwn(readyThemes, name);
