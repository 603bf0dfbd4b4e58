import type { ThemeName } from '@member-portal/application/ports';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { themes } from '../../../src/ui/theme/themes.ts';
import { showPortal } from '../support/show-portal.tsx';
import { plum } from './plum.ts';

/** The one line that a new theme takes beside its own file: its name in the register. */
const PLUM = 'plum' as ThemeName;

describe('a fourth theme', () => {
  beforeEach(() => void Reflect.set(themes, PLUM, plum));
  afterEach(() => void Reflect.deleteProperty(themes, PLUM));

  it('dresses every page with its colours, corners and type, and touches no component', async () => {
    await showPortal('/', { configuration: { theme: PLUM } });
    await screen.findByRole('heading', { name: 'Sign in' });
    const root = getComputedStyle(document.documentElement);
    expect(root.getPropertyValue('--color-primary')).toBe(plum.light.primary);
    expect(root.getPropertyValue('--color-text-quiet')).toBe(plum.light.textQuiet);
    expect(root.getPropertyValue('--corner-button')).toBe('0px');
    expect(root.getPropertyValue('--font-family')).toContain('Roboto');
    const button = getComputedStyle(screen.getByRole('button', { name: 'Email me a code' }));
    expect(button.getPropertyValue('background-color')).toBe('var(--color-primary)');
    expect(button.getPropertyValue('border-radius')).toBe('var(--corner-button)');
  });
});
