import azure from '../themes/azure.json' with { type: 'json' };
import teal from '../themes/teal.json' with { type: 'json' };
import violet from '../themes/violet.json' with { type: 'json' };
import { type Theme, themeSchema } from './theme-schema.ts';

/** Names of the portal's ready-made themes (specification, section 9). */
export const READY_THEMES = ['violet', 'teal', 'azure'] as const;
export type ReadyTheme = (typeof READY_THEMES)[number];

const themeOf = ({ $schema: _forEditors, ...theme }: { readonly $schema: string }): Theme =>
  themeSchema.parse(theme);

/** The themes of the specification by name, each a file like a tenant's own `theme.json`. */
export const readyThemes: Readonly<Record<ReadyTheme, Theme>> = {
  violet: themeOf(violet),
  teal: themeOf(teal),
  azure: themeOf(azure),
};

export const isReadyTheme = (name: string): name is ReadyTheme => Object.hasOwn(readyThemes, name);
