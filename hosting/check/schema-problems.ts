import type * as z from 'zod/mini';
import { type JsonSchema, SCHEMA_KEY } from './json-schema.ts';
import { nearestName } from './nearest-name.ts';

/** A problem with a value, without its file and line. */
export type ValueProblem = {
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
  /** Set where no tenant may be served with it, although the portal may accept it. */
  readonly blocks?: true;
};

/** The schemas of a file. */
export type FileSchema = {
  readonly schema: z.ZodMiniType;
  /** The same for editors; it lists every key. */
  readonly jsonSchema: JsonSchema;
  /** The rule for a key where its type alone is not enough. */
  readonly ruleOf: (path: ValueProblem['path'], given: unknown) => string | undefined;
  /** Names allowed for a key that the schema does not list; the nearest is suggested for a mistyped one. */
  readonly namesOf?: (path: ValueProblem['path']) => readonly string[];
};

type Issue = z.core.$ZodIssue;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, path: ValueProblem['path']): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );

const named = (kind: string): string => (/^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`);

const ruleOfIssue = (issue: Issue, given: unknown, own: string | undefined): string => {
  if (given === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${named(issue.expected === 'string' ? 'text' : issue.expected)}`;
    case 'invalid_value':
      return 'is none of the allowed values';
    case 'too_small':
      return issue.origin === 'number' ? (own ?? `must be ${issue.minimum} or more`) : 'must not be empty';
    case 'too_big':
      return own ?? `must be ${issue.maximum} or less`;
    default:
      return own ?? 'cannot be used';
  }
};

const schemaIssue = (value: unknown, issue: Issue, { ruleOf, namesOf }: FileSchema): ValueProblem => {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const given = valueAt(value, path);
  const rule = ruleOfIssue(issue, given, ruleOf(path, given));
  const allowed = issue.code === 'invalid_value' ? issue.values.map(String) : undefined;
  const suggestion =
    typeof given === 'string' ? nearestName(given, allowed ?? namesOf?.(path) ?? []) : undefined;
  return { path, rule, ...(allowed && { allowed }), ...(suggestion !== undefined && { suggestion }) };
};

const unknownKeys = (
  value: unknown,
  { properties, items }: JsonSchema,
  path: ValueProblem['path'],
): readonly ValueProblem[] => {
  if (Array.isArray(value) && items)
    return value.flatMap((entry, index) => unknownKeys(entry, items, [...path, index]));
  if (!isObject(value) || !properties) return [];
  const known = Object.keys(properties).filter((name) => name !== SCHEMA_KEY);
  return Object.entries(value).flatMap(([key, inside]): readonly ValueProblem[] => {
    const schema = properties[key];
    if (schema) return unknownKeys(inside, schema, [...path, key]);
    const suggestion = nearestName(key, known);
    const near = suggestion === undefined ? { allowed: known } : { suggestion };
    // List the allowed keys of small objects only: the list of top-level keys is too long to help.
    return [
      {
        path: [...path, key],
        rule: 'is no key that the portal knows',
        ...(known.length > 12 && suggestion === undefined ? {} : near),
      },
    ];
  });
};

/** All that a schema refuses in a file's value, and every key that the portal would ignore. */
export const schemaProblems = (
  value: Readonly<Record<string, unknown>>,
  file: FileSchema,
): readonly ValueProblem[] => {
  const parsed = file.schema.safeParse(value);
  return [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => schemaIssue(value, issue, file))),
    ...unknownKeys(value, file.jsonSchema, []),
  ];
};
