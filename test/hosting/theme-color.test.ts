import { describe, expect, it } from 'vitest';
import { themeColorOf } from '../../hosting/theme-color.ts';
import { azure } from '../../src/ui/theme/azure.ts';
import { teal } from '../../src/ui/theme/teal.ts';
import { violet } from '../../src/ui/theme/violet.ts';

describe('the colour around the page', () => {
  it.each([
    ['violet', violet],
    ['teal', teal],
    ['azure', azure],
  ])('is the primary colour of the theme %s', (name, theme) => {
    expect(themeColorOf(name)).toBe(theme.light.primary);
  });

  it('is plain where the theme is not known', () => {
    expect(themeColorOf('plaid')).toBe('#ffffff');
  });
});
