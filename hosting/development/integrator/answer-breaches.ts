import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractDocument, ContractOperation } from './contract-document.ts';
import { kindOfValue } from './kind-of-value.ts';
import type { Breach } from './recorded-call.ts';
import { tokenBreaches } from './token-breaches.ts';
import { withAbsentForNull, withoutNulls } from './tolerant-schema.ts';

/** An answer as received from upstream. */
interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Lists how an answer breaks the contract; empty where the portal can read all of it. */
export type AnswerCheck = (operation: ContractOperation, answer: Answer) => readonly Breach[];

/** The contract's formats, checked as the portal parses them. */
const FORMATS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  uri: (text: string) => URL.canParse(text),
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const expectedBy = ({ keyword, params, message = '' }: ErrorObject): string => {
  const type: unknown = params['type'];
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
  switch (keyword) {
    case 'type':
      return types.map((name) => TYPES[name] ?? name).join(' or ');
    case 'required':
      return 'a value: the field is required';
    case 'enum':
      return `one of ${params['allowedValues'].map(String).join(', ')}`;
    case 'const':
      return String(params['allowedValue']);
    case 'format':
      return `text in the form of a ${params['format']}`;
    case 'pattern':
      return `text that fits ${params['pattern']}`;
    default:
      return message.replace(/^must /, '');
  }
};

const at = (body: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    body,
  );

const breachOf = (error: ErrorObject, body: unknown): Breach => {
  const steps = error.instancePath.split('/').slice(1);
  const missing: unknown = error.params['missingProperty'];
  const path = typeof missing === 'string' ? [...steps, missing] : steps;
  return {
    path: path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || 'body',
    expected: expectedBy(error),
    got: kindOfValue(at(body, path)),
  };
};

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** Creates a check of answers against a contract document, for one tenant's platform. */
export const answerCheck = (document: ContractDocument, tenant: string): AnswerCheck => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: FORMATS });
  ajv.addSchema({ $id: 'contract', ...Object(withAbsentForNull(document.json)) });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = ({ route, method }: ContractOperation, status: number): ValidateFunction => {
    const steps = ['paths', route, method.toLowerCase(), 'responses', String(status)];
    const pointer = [...steps, 'content', 'application/json', 'schema'].map(escaped).join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };

  const bodyBreaches = (operation: ContractOperation, { status, text }: Answer): readonly Breach[] => {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [{ path: 'body', expected: 'JSON', got: text === '' ? 'nothing' : 'something else' }];
    }
    const validate = validatorOf(operation, status);
    validate(withoutNulls(body));
    const breaches = (validate.errors ?? []).map((error) => breachOf(error, body));
    const isSession = status === 200 && /^(login|refreshSession)$/.test(operation.operationId);
    const tokens = isSession ? ['token', 'jwt'] : [];
    return [...breaches, ...tokens.flatMap((name) => tokenBreaches(at(body, [name]), name, tenant))];
  };

  return (operation, answer) => {
    const { status, contentType, text } = answer;
    if (status >= 300 && status < 400)
      return [{ path: 'status', expected: 'an answer: the portal follows no redirect', got: String(status) }];
    if (!operation.statuses.includes(String(status)))
      return [{ path: 'status', expected: `one of ${operation.statuses.join(', ')}`, got: String(status) }];
    if (!operation.hasBody(status))
      return text === '' ? [] : [{ path: 'body', expected: 'nothing', got: 'a body' }];
    const wrongType = /^application\/json\b/i.test(contentType)
      ? []
      : [{ path: 'Content-Type', expected: 'application/json', got: contentType.split(';')[0] || 'nothing' }];
    return [...wrongType, ...bodyBreaches(operation, answer)];
  };
};
