import type { ThemeName } from '@member-portal/application/ports';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { themes } from '../../../src/ui/theme/themes.ts';
import { violet } from '../../../src/ui/theme/violet.ts';
import { showPortal } from '../support/show-portal.tsx';
import { computedStyleOf } from '../support/visible-style.ts';
import { derivedTheme } from './derived-theme.ts';

/** The one line that a new theme takes beside its own file: its name in the register. */
const FOURTH = 'fourth' as ThemeName;

const propertyOf = (name: string): string =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('a fourth theme', () => {
  beforeEach(() => void Reflect.set(themes, FOURTH, derivedTheme));
  afterEach(() => void Reflect.deleteProperty(themes, FOURTH));

  it('has no value of the one it was made of', () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const [name, colour] of Object.entries(violet[scheme]))
        expect(Reflect.get(derivedTheme[scheme], name), name).not.toBe(colour);
    for (const [name, corner] of Object.entries(violet.corners))
      expect(Reflect.get(derivedTheme.corners, name), name).not.toBe(corner);
    expect(derivedTheme.font).not.toBe(violet.font);
  });

  it('dresses every page with its colours, corners and type, and touches no component', async () => {
    await showPortal('/', { configuration: { theme: FOURTH } });
    await screen.findByRole('heading', { name: 'Sign in' });
    const root = computedStyleOf(document.documentElement);
    const shown = Object.keys(derivedTheme.light).map((name) => [
      name,
      root.getPropertyValue(propertyOf(name)),
    ]);
    expect(Object.fromEntries(shown)).toEqual(derivedTheme.light);
    for (const [name, corner] of Object.entries(derivedTheme.corners))
      expect(root.getPropertyValue(`--corner-${name}`)).toBe(corner);
    expect(root.getPropertyValue('--font-family')).toContain('Roboto');
    const button = computedStyleOf(screen.getByRole('button', { name: 'Email me a code' }));
    expect(button.getPropertyValue('background-color')).toBe('var(--color-primary)');
    expect(button.getPropertyValue('border-radius')).toBe('var(--corner-button)');
  });
});
