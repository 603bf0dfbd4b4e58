import type { ThemeName } from '@member-portal/application/ports';
import { azure } from './azure.ts';
import { teal } from './teal.ts';
import type { Theme } from './theme.ts';
import { violet } from './violet.ts';

/** The themes by name (specification, section 9). */
export const themes: Readonly<Record<ThemeName, Theme>> = { violet, teal, azure };
