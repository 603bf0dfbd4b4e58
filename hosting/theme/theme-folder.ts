import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_KEY } from '../check/json-schema.ts';
import { type LocatedJson, locatedJson } from '../check/located-json.ts';
import { type FileSchema, schemaProblems, type ValueProblem } from '../check/schema-problems.ts';
import { textOf } from '../text-file.ts';
import { readThemeFile, type ThemeFile } from './theme-file.ts';
import { themeJsonSchema } from './theme-json-schema.ts';
import { themeNoteOf } from './theme-notes.ts';
import { type Theme, themeSchema } from './theme-schema.ts';

/** A theme with the files that it names, by their paths in the theme. */
export type TenantTheme = { readonly theme: Theme; readonly files: ReadonlyMap<string, ThemeFile> };

/** What a tenant's own `theme.json` holds, or why it cannot be used. */
export type ThemeFolder = {
  /** Undefined where a problem blocks. A key that the portal does not know is ignored. */
  readonly own: TenantTheme | undefined;
  readonly lineOf: LocatedJson['lineOf'];
  readonly problems: readonly ValueProblem[];
};

/** Name of the file of a tenant's own theme. */
export const THEME_FILE = 'theme.json';
const MOST_BYTES = 65_536;

const themeFile = (): FileSchema => ({
  schema: themeSchema,
  jsonSchema: themeJsonSchema(),
  ruleOf: (path) => themeNoteOf(path)?.rule,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeFile = (rule: string, line = 1): ThemeFolder => ({
  own: undefined,
  lineOf: () => line,
  problems: [{ path: [THEME_FILE], rule, blocks: true }],
});

/** The files that a theme names, with the keys that name them. */
const namedFiles = ({ font, logo }: Theme): readonly (readonly [ValueProblem['path'], string])[] => [
  ...(font.files ?? []).map(({ file }, at) => [['font', 'files', at, 'file'], file] as const),
  ...(logo === undefined ? [] : [[['logo', 'file'], logo.file] as const]),
  ...(logo?.dark === undefined ? [] : [[['logo', 'dark'], logo.dark] as const]),
];

const withFiles = (folder: string, theme: Theme): Omit<ThemeFolder, 'lineOf'> => {
  const files = new Map<string, ThemeFile>();
  const problems = namedFiles(theme).flatMap(([path, file]): readonly ValueProblem[] => {
    const read = readThemeFile(folder, file);
    if (typeof read === 'string') return [{ path, rule: `${read} (${file})`, blocks: true }];
    files.set(file, read);
    return [];
  });
  return { own: problems.length === 0 ? { theme, files } : undefined, problems };
};

/** Reads the theme of a tenant's folder; undefined where it has none. Never throws. */
export const readThemeFolder = (folder: string): ThemeFolder | undefined => {
  const file = join(folder, THEME_FILE);
  if (!existsSync(file)) return undefined;
  let encoding: string | undefined;
  let json: LocatedJson;
  try {
    if (statSync(file).size > MOST_BYTES) return wholeFile(`is larger than ${MOST_BYTES / 1024} KiB`);
    const { text, problem } = textOf(readFileSync(file));
    encoding = problem;
    json = locatedJson(text);
  } catch {
    return wholeFile('cannot be read');
  }
  const { value, mistakes, repeated, lineOf } = json;
  const [mistake] = mistakes;
  if (mistake) return wholeFile(`is not JSON: ${mistake.what}`, mistake.line);
  if (!isObject(value)) return wholeFile('must hold one object');
  const problems = [
    ...(encoding === undefined ? [] : [{ path: [THEME_FILE], rule: encoding }]),
    ...repeated.map((path) => ({ path, rule: 'stands twice in its object' })),
    ...schemaProblems(value, themeFile()),
  ];
  const { [SCHEMA_KEY]: _forEditors, ...raw } = value;
  const parsed = themeSchema.safeParse(raw);
  if (!parsed.success)
    return { own: undefined, lineOf, problems: problems.map((problem) => ({ ...problem, blocks: true })) };
  const { own, problems: ofFiles } = withFiles(folder, parsed.data);
  return { own, lineOf, problems: [...problems, ...ofFiles] };
};
