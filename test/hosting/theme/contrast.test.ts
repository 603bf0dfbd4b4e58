import { describe, expect, it } from 'vitest';
import { theme as themeCommand } from '../../../hosting/command/theme.ts';
import { CONTRAST_PAIRS } from '../../../hosting/theme/contrast-pairs.ts';
import { contrastLine, contrastProblems } from '../../../hosting/theme/contrast-problems.ts';
import { contrastOf, passingColor } from '../../../hosting/theme/passing-color.ts';
import { readyThemes } from '../../../hosting/theme/ready-themes.ts';
import { COLOR_NAMES, type Theme } from '../../../hosting/theme/theme-schema.ts';
import { aTenantFolder } from './a-tenant-folder.ts';

const { violet } = readyThemes;
const withLight = (changed: Partial<Theme['light']>): Theme => ({
  ...violet,
  light: { ...violet.light, ...changed },
});

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('of %s and %s is %s to 1, either way round', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('the nearest colour that passes', () => {
  it('passes, and the next lightness on the way to it does not', () => {
    const found = passingColor('#9ab1b3', [{ other: '#ffffff', least: 4.5 }]) ?? '';
    expect(contrastOf(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(found, '#ffffff')).toBeLessThan(4.6);
  });

  it('is the colour itself where that passes, and none where nothing does', () => {
    expect(passingColor('#4b3fd1', [{ other: '#ffffff', least: 4.5 }])).toBe('#4b3fd1');
    const between = [
      { other: '#777777', least: 4.5 },
      { other: '#ffffff', least: 4.5 },
      { other: '#000000', least: 4.5 },
    ];
    expect(passingColor('#808080', between)).toBeUndefined();
  });
});

describe('the contrasts of a theme', () => {
  it.each(Object.entries(readyThemes))('all pass in %s, light and dark', (_, theme) => {
    expect(contrastProblems(theme).map(contrastLine)).toEqual([]);
  });

  it('are looked at for every colour', () => {
    const looked = new Set(CONTRAST_PAIRS.flatMap(({ ink, ground }) => [ink, ground]));
    expect([...looked].sort()).toEqual([...COLOR_NAMES].sort());
    expect(new Set(CONTRAST_PAIRS.map(({ use, least }) => `${use} ${least}`))).toEqual(
      new Set(['text 4.5', 'control 3', 'focus ring 3']),
    );
  });

  it.each(CONTRAST_PAIRS)('fail where $ink is as $ground ($use)', (pair) => {
    const theme = withLight({ [pair.ink]: violet.light[pair.ground] });
    const problem = contrastProblems(theme).find(
      ({ ink, ground, use, scheme }) =>
        scheme === 'light' && use === pair.use && ink === pair.ink && ground === pair.ground,
    );
    expect(problem?.ratio).toBe(1);
    expect(problem && contrastLine(problem)).toMatch(
      /^light\.\w+ on \w+: 1 to 1, a (text|control|focus ring) needs/,
    );
  });

  it('name a colour that would pass everywhere', () => {
    const theme = withLight({ textQuiet: '#a9a5bd' });
    const nearest = contrastProblems(theme)[0]?.nearest.ink ?? '';
    expect(contrastProblems(withLight({ textQuiet: nearest }))).toEqual([]);
  });
});

describe('npm run theme:check', () => {
  const run = (directory: string, ...words: readonly string[]) => {
    const said: string[] = [];
    const code = themeCommand([`--tenants=${directory}`, ...words], (line) => said.push(line));
    return { code, said };
  };

  it('prints each failing contrast with the nearest colour that passes, and ends with 1', () => {
    const { violet: ready } = readyThemes;
    const theme = { ...ready, dark: { ...ready.dark, textQuiet: '#5a5670', onPrimary: '#8a85c0' } };
    const { code, said } = run(aTenantFolder({ 'theme.json': JSON.stringify(theme) }));
    expect(code).toBe(1);
    expect(said.filter((line) => line.startsWith('prairie: dark.textQuiet on ')).length).toBe(3);
    expect(said.at(-1)).toBe('Checked the theme(s) of 1 tenant(s): 5 problem(s).');
    for (const line of said.slice(0, -1)) expect(line).toMatch(/Nearest that passes: \w+ #[0-9a-f]{6}/);
  });

  it('ends with 0 for a ready theme, and judges no other in place of a broken one', () => {
    expect(run(aTenantFolder({})).code).toBe(0);
    const { code, said } = run(aTenantFolder({ 'theme.json': '{' }), 'prairie');
    expect([code, said[0]]).toEqual([1, expect.stringContaining('theme.json:1 theme.json: is not JSON')]);
    expect(() => run(aTenantFolder({}), 'plains')).toThrow('There is no tenant plains');
  });
});
