import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, operationOf } from './contract.ts';
import { tolerant } from './tolerant.ts';

/** A place where an answer differs from the contract. Never contains the value itself. */
export interface Breach {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string')
    return value === '' ? 'an empty text' : `a text of ${value.length} characters`;
  return typeof value === 'object'
    ? 'an object'
    : typeof value === 'undefined'
      ? 'nothing'
      : `a ${typeof value}`;
};

const valueAt = (json: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Reflect.get(value, key.replaceAll('~1', '/'))
          : undefined,
      json,
    );

const asBreach = (json: unknown, error: ErrorObject): Breach => {
  const place = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required') {
    const missing = String(error.params['missingProperty']);
    return {
      path: place === '' ? missing : `${place}.${missing}`,
      expected: 'has to be there',
      got: 'nothing',
    };
  }
  const allowed: unknown = error.params['allowedValues'];
  const expected = Array.isArray(allowed)
    ? `has to be one of ${allowed.join(', ')}`
    : (error.message ?? error.keyword);
  return {
    path: place === '' ? '(the whole answer)' : place,
    expected,
    got: typeOf(valueAt(json, error.instancePath)),
  };
};

/** What a body has that differs from the contract: the first differences, and how many more there are. */
export interface Breaches {
  readonly listed: readonly Breach[];
  readonly more: number;
}

/** A time has a format and a pattern in the contract. Where both fail, the name of the format is enough. */
const withoutPatterns = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const named = new Set(
    errors.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !named.has(instancePath));
};

/** How many differences of one answer are listed. */
const MOST_LISTED = 10;

/** A union reports errors of all its alternatives: keep the deepest, which is the most specific. */
const MERE_FRAMES = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

/** Answers with more entries are checked only up to the first breach: a hostile one could have millions. */
const MANY_ENTRIES = 2000;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > MANY_ENTRIES;
const hasManyEntries = (json: unknown): boolean =>
  isLong(json) || (typeof json === 'object' && json !== null && Object.values(json).some(isLong));

/** Checks answers against one document of the contract. */
export const createChecker = (document: ContractDocument) => {
  const everyBreach = validators(document, { allErrors: true });
  const firstBreach = validators(document, { allErrors: false });

  return {
    /** Statuses that the contract lists for an operation. */
    statuses: (operationId: string): readonly number[] =>
      Object.keys(operationOf(document, operationId).responses).map(Number),
    /** Differences between a body and the contract, ten of them listed. */
    breachesOf: (operationId: string, status: number, json: unknown): Breaches => {
      const validatorOf = hasManyEntries(json) ? firstBreach : everyBreach;
      const validate = validatorOf(operationId, status);
      if (!validate || validate(json)) return { listed: [], more: 0 };
      const errors = withoutPatterns(validate.errors ?? []);
      const telling = errors.filter(({ keyword }) => !MERE_FRAMES.has(keyword));
      const all = telling.length > 0 ? telling : errors;
      const listed = all.slice(0, MOST_LISTED).map((error) => asBreach(json, error));
      return { listed, more: all.length - listed.length };
    },
  };
};
export type Checker = ReturnType<typeof createChecker>;

/** The differences as lines of a report; if not all are listed, the last line says how many more there are. */
export const linesOf = ({ listed, more }: Breaches): readonly string[] => [
  ...listed.map(({ path, expected, got }) => `${path} ${expected}, got ${got}`),
  ...(more > 0 ? [`and ${more} more`] : []),
];

/** The compiled schema of each answer of a document, compiled on first use. */
const validators = (document: ContractDocument, { allErrors }: { readonly allErrors: boolean }) => {
  const ajv = new Ajv2020({ allErrors, strict: false, validateFormats: true });
  addFormats.default(ajv);
  const { schemas } = document.components;
  const relaxed = (schema: unknown): unknown =>
    tolerant(schema, schemas as Readonly<Record<string, unknown>>);
  const components = Object.entries(schemas).map(([name, schema]) => [name, relaxed(schema)]);
  ajv.addSchema({ $id: 'contract', components: { schemas: Object.fromEntries(components) } });
  const compiled = new Map<string, ValidateFunction | undefined>();

  return (operationId: string, status: number): ValidateFunction | undefined => {
    const key = `${operationId} ${status}`;
    if (!compiled.has(key)) {
      const schema = operationOf(document, operationId).responses[status]?.content?.['application/json']
        ?.schema;
      compiled.set(
        key,
        schema &&
          ajv.compile(
            JSON.parse(JSON.stringify(relaxed(schema)).replaceAll('"#/components', '"contract#/components')),
          ),
      );
    }
    return compiled.get(key);
  };
};
