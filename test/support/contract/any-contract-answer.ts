import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { tolerant } from '../../../conformance/contract/tolerant.ts';
import gateway from '../../../contract/gateway.json' with { type: 'json' };
import platform from '../../../contract/platform.json' with { type: 'json' };

const DOCUMENTS = { platform, gateway };

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasIn = (schema: Schema, key: string): readonly Schema[] => {
  const value = schema[key];
  return Array.isArray(value) ? value.filter(isSchema) : [];
};

/** The enumerations to which a platform may add (contract/CHANGELOG.md), by their path in an answer. */
const GROWING = [
  /^(AgreementList\/items\/\*|Agreement)\/(status|subStatus|source|nextDraft\/method\/type)$/,
  /^Agreement\/(downPayment\/type|documents\/\*\/kind)$/,
  /^ActivityList\/items\/\*\/(type|status|method\/type)$/,
  /^PaymentMethodList\/items\/\*\/(type|status)$/,
  /^AgreementList\/standings\/\*$/,
  /^Buyer\/(languagePreference|contacts\/\*\/address\/country)$/,
];
/** Names that an object has by itself are as unknown as any other. */
export const NEW_MEMBERS = ['FROM_THE_FUTURE', 'constructor'];

/** A schema without references, whose enumerations have new members where a platform may add some. */
const wholeSchema = (schema: Schema, components: Schema, path: string): Schema => {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    const target = components[name];
    if (!isSchema(target)) throw new Error(`The contract has no schema ${name}`);
    return wholeSchema(target, components, path === '' ? name : path);
  }
  const within = (value: unknown, at: string): unknown =>
    isSchema(value) ? wholeSchema(value, components, `${path}${at}`) : value;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isSchema(value))
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one, `/${name}`)])),
        ];
      if (key === 'items') return [key, within(value, '/*')];
      if (key === 'additionalProperties') return [key, within(value, '/*')];
      if (key === 'anyOf' && Array.isArray(value)) return [key, value.map((one) => within(one, ''))];
      if (key === 'enum' && Array.isArray(value) && GROWING.some((growing) => growing.test(path)))
        return [key, [...value, ...NEW_MEMBERS]];
      return [key, value];
    }),
  );
};

/** Amounts as loans have them, and any that the contract allows. */
const anyCents = (least: number, most: number): Arbitrary<number> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 500_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, -12_345, least, most) },
  );

const DAYS = [
  '1900-01-01',
  '2199-12-31',
  '2024-02-29',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-12-05',
];
const anyDay = fc.oneof(
  fc.constantFrom(...DAYS),
  fc
    .integer({ min: -400, max: 2000 })
    .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)),
);
const anyTimestamp = fc
  .tuple(
    anyDay,
    fc.constantFrom('00:00:00', '05:00:00', '23:59:59'),
    fc.constantFrom('', '.5', '.000', '.123456789', '.999999999'),
    fc.constantFrom('Z', '+00:00', '-00:00', '-05:00', '+05:30', '+14:00', '-23:59'),
  )
  .map(([day, time, fraction, offset]) => `${day}T${time}${fraction}${offset}`);

const FAMILY = '👩‍👩‍👧‍👦';
/** Texts that a layout, a file or a reader of dates may take for something else. */
const TEXTS = [
  '',
  'Lumen Furniture',
  'متجر الأثاث رقم 12 (فرع)',
  FAMILY.repeat(4),
  'W'.repeat(120),
  '9'.repeat(60),
  '2026-11-21',
  '2026-11-21T00:00:00Z',
  '=1+1;"quoted",line',
  '<b>{name}</b> \\n',
  '‏‮abc',
];
/** As many characters as a length allows, never half of one. */
const cut = (text: string, most: number): string => {
  let kept = '';
  for (const character of text) {
    if ([...kept].length + 1 > most) return kept;
    kept += character;
  }
  return kept;
};
const anyText = (least: number, most: number): Arbitrary<string> =>
  fc
    .constantFrom(...TEXTS, 'W'.repeat(Math.min(most, 300)))
    .map((text) => cut(text, most))
    .map((text) => text.padEnd(least, 'x'));

const WRITABLE = '^[^\\p{Cc}\\p{Cs}\\uFFFD]*$';
/** What is behind a pattern, where a random text that matches it would say nothing. */
const MEANT: readonly (readonly [part: string, arbitrary: Arbitrary<string>])[] = [
  ['@', fc.constantFrom('a@b.c', `${'x'.repeat(240)}@example.com`, 'avery.stone@example.com')],
  ['^\\+[1-9]', fc.constantFrom('+12025550101', '+1234567', '+999999999999999')],
  [
    '^\\d+(\\.\\d+)?$',
    fc.constantFrom('0', '0.0000', '19.99', '0.3291', '007.50', '100', '1'.repeat(30), `0.${'1'.repeat(30)}`),
  ],
];

const anyTextOf = (schema: Schema): Arbitrary<string> => {
  const { pattern, format } = schema;
  const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 400)];
  if (format === 'date') return anyDay;
  if (format === 'date-time') return anyTimestamp;
  if (format === 'uri')
    return fc.constantFrom('https://gateway.example/', 'https://gateway.example/p?q=%20#x');
  if (typeof pattern !== 'string' || pattern === WRITABLE) return anyText(least, most);
  const meant = MEANT.find(([part]) => pattern.includes(part));
  return meant ? meant[1] : fc.stringMatching(new RegExp(pattern, 'u'));
};

/** Lists that are empty, short, full of the same entry, or as long as a loan of many years. */
const anyListOf = (entry: Arbitrary<unknown>, most: number): Arbitrary<readonly unknown[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(entry, { maxLength: Math.min(most, 3) }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(entry, fc.constantFrom(2, most))
        .map(([one, times]) => Array.from({ length: Math.min(most, times) }, () => one)),
    },
  );

const arbitraryOf = (schema: Schema, longest: number, key = ''): Arbitrary<unknown> => {
  const { enum: members, type, properties, items, additionalProperties } = schema;
  if (Array.isArray(members)) return fc.constantFrom(...members);
  const alternatives = schemasIn(schema, 'anyOf');
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, longest, key)));
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one }, longest, key)));
  if (isSchema(properties)) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const fields = Object.entries(properties).map(([name, one]) => {
      const value = arbitraryOf(isSchema(one) ? one : {}, longest, name);
      const { type: kind, enum: known } = Object(one) as Schema;
      const isNullable = [kind, known].some(
        (list) => Array.isArray(list) && list.some((x) => x === 'null' || x === null),
      );
      // What is optional or may be null may be either (contract/README.md).
      const maybe =
        required.includes(name) && !isNullable
          ? value
          : fc.option(fc.option(value, { freq: 4 }), { nil: undefined, freq: 3 });
      return [name, maybe] as const;
    });
    return fc
      .record(Object.fromEntries(fields))
      .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
  }
  switch (type) {
    case 'object':
      return fc.dictionary(
        fc.constantFrom('payOff', 'autopay', '__other'),
        arbitraryOf(isSchema(additionalProperties) ? additionalProperties : {}, longest),
      );
    case 'array':
      return anyListOf(
        arbitraryOf(isSchema(items) ? items : {}, longest),
        Math.min(longest, Number(schema['maxItems'] ?? longest)),
      );
    case 'string':
      return anyTextOf(schema);
    case 'integer':
    case 'number':
      return key === 'amount'
        ? anyCents(Number(schema['minimum'] ?? -2e15), Number(schema['maximum'] ?? 2e15))
        : fc.integer({ min: Number(schema['minimum'] ?? 0), max: Number(schema['maximum'] ?? 600) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
};

/** An answer's amounts are of one currency. */
const inCurrency = (value: unknown, currency: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => inCurrency(one, currency));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'currency' ? currency : inCurrency(one, currency),
    ]),
  );
};

const checks = new Map<string, ValidateFunction>();
const checkOf = (name: string, schema: Schema): ValidateFunction => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const check = checks.get(name) ?? ajv.compile(Object(tolerant(schema, {})));
  checks.set(name, check);
  return check;
};

/**
 * Any answer to an operation that the contract allows: made from its JSON Schema, and checked by a validator against that
 * same schema, so that a fault of this generator is told as one.
 */
export const anyContractAnswer = (
  service: keyof typeof DOCUMENTS,
  operationId: string,
  { status = 200, longest = 400 }: { readonly status?: number; readonly longest?: number } = {},
): Arbitrary<unknown> => {
  const { paths, components } = DOCUMENTS[service];
  const operation = Object.values(paths)
    .flatMap((methods): unknown[] => Object.values(methods))
    .find((one) => isSchema(one) && one['operationId'] === operationId);
  const steps = ['responses', String(status), 'content', 'application/json', 'schema'];
  const promised = steps.reduce<unknown>((part, key) => (isSchema(part) ? part[key] : undefined), operation);
  if (!isSchema(promised)) throw new Error(`${operationId} has no body under ${status}`);
  const schema = wholeSchema(promised, components.schemas, '');
  const check = checkOf(`${operationId} ${status}`, schema);
  return fc.tuple(arbitraryOf(schema, longest), fc.constantFrom('USD', 'CAD')).map(([made, currency]) => {
    const answer = inCurrency(made, currency);
    if (!check(answer)) throw new Error(`No answer to ${operationId}: ${JSON.stringify(check.errors)}`);
    return answer;
  });
};
