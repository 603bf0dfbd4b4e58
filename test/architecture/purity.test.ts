import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { impuritiesOf } from '../support/architecture/impurities.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

describe('rules and use cases', () => {
  it.each(['src/domain', 'src/application'])(
    'of %s take time, chance and the outside as arguments',
    (folder) => {
      const files = sourceFiles(folder, '.ts');
      expect(files.length).toBeGreaterThan(10);
      const found = files.flatMap((file) =>
        impuritiesOf(readFileSync(repositoryPath(file), 'utf8'), file).map(
          (impurity) => `${file}: ${impurity}`,
        ),
      );
      expect(found).toEqual([]);
    },
  );
});

describe('the purity check', () => {
  it.each([
    ['Date.now', 'export const now = () => Date.now();'],
    ['new Date()', 'export const today = () => new Date();'],
    ['Date()', 'export const today = () => Date();'],
    ['Math.random', 'export const dice = () => Math.random();'],
    ['Date.now', 'export const later = (clock = Date.now) => clock;'],
    ['Date.now', 'export const all = (list: readonly number[]) => list.map(Date.now);'],
    ['Date', 'const { now } = Date; export const at = () => now();'],
    ['Date', "export const now = () => Date['now']();"],
    ['Math.random', 'export const dice = { roll: Math.random };'],
    ['Math', 'export const chance = (of = Math) => of;'],
    ['decorator', 'const d = (c: unknown) => c; @d export class A {}'],
    ['module-level let', 'let count = 0; export const next = () => ++count;'],
    ['module-level let', 'export let count = 0;'],
    ['module-level var', 'var count = 0; export const next = () => ++count;'],
    [
      'module-level collection',
      'const cache = new Map<string, string>(); export const read = (k: string) => cache.get(k);',
    ],
    ['module-level collection', 'const seen = []; export const see = (k: string) => seen.push(k);'],
    ['module-level collection', 'export const seen: string[] = [];'],
    ['module-level collection', "export const all = ['a', 'b'].map((name) => name);"],
    ['module-level collection', 'export const all = Array.from({ length: 3 });'],
    ['module-level collection', 'export const all = Object.keys({ a: 1 }) satisfies readonly string[];'],
    ['module-level collection', 'export const all = [1, 2] as number[];'],
    ['the zone of the device', "export const f = () => new Intl.DateTimeFormat('en');"],
    ['the zone of the device', "export const f = (o: object) => new Intl.DateTimeFormat('en', o);"],
    ['the zone of the device', "export const f = () => Intl.DateTimeFormat('en', { timeZone: undefined });"],
    [
      'the zone of the device',
      "export const f = (d: Date) => d.toLocaleDateString('en', { day: 'numeric' });",
    ],
    ['the zone of the device', 'export const f = (d: Date) => d.getHours();'],
    ['the zone of the device', 'export const f = (d: Date) => d.toDateString();'],
    ['the zone of the device', 'export const f = (day: number) => new Date(2026, 0, day);'],
    ['the language of the device', 'export const f = (n: number) => n.toLocaleString();'],
    ['the language of the device', 'export const f = () => new Intl.NumberFormat();'],
    [
      'the language of the device',
      "export const f = () => new Intl.PluralRules(undefined, { type: 'ordinal' });",
    ],
    ['console', "export const tell = () => console.log('x');"],
    ['window', 'export const width = () => window.innerWidth;'],
    ['globalThis', "export const width = () => globalThis['innerWidth'];"],
    ['fetch', "export const read = () => fetch('/x');"],
    ['setTimeout', 'export const later = (f: () => void) => { setTimeout(f, 1); };'],
    ['localStorage', "export const store = { of: localStorage.getItem('x') };"],
    ['process', 'export const env = process.env;'],
    ['crypto', 'export const id = () => crypto.randomUUID();'],
  ])('finds %s', (impurity, source) => {
    expect(impuritiesOf(source)).toEqual([impurity]);
  });

  it.each([
    'export const dayOf = (at: number) => new Date(at).getUTCDate();',
    "const names: ReadonlyMap<string, string> = new Map([['a', 'b']]); export const name = (k: string) => names.get(k);",
    'export const most = (a: number, b: number) => Math.max(a, Date.UTC(2026, 0, b));',
    'export const last = (history: readonly string[]) => history[0];',
    'export type Reader = { fetch: () => void; location: string }; export const go = (r: Reader) => r.fetch();',
    'export const count = (list: readonly number[]) => { let sum = 0; for (const n of list) sum += n; return sum; };',
    'export const keyed = { window: 1 };',
    'export type Now = typeof Date.now;',
    "export const kinds = ['a', 'b'] as const;",
    'export const [first, last] = [1, 2];',
    "export const kinds: readonly string[] = ['a', 'b'];",
    "export const kinds = ['a', 'b'] as const satisfies readonly string[];",
    'export const kinds = Object.keys({ a: 1 }) as readonly string[];',
    'export const seen = (): string[] => { const all = []; all.push(1); return all; };',
    "export const f = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone });",
    "export const f = (tag: string) => new Intl.NumberFormat(tag, { style: 'percent' });",
    'export const f = (n: number, tag: string) => n.toLocaleString(tag, { maximumFractionDigits: 3 });',
  ])('accepts %s', (source) => {
    expect(impuritiesOf(source)).toEqual([]);
  });
});
