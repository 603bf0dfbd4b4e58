import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

/** An answer as a client got it; no body and an empty one are the same. */
export interface ReceivedAnswer {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string;
}

/** Says how an answer breaks the contract; undefined where it holds. */
export type ResponseChecker = (answer: ReceivedAnswer) => string | undefined;

const operationSchema = z.object({
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
  ),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The formats that the contract names, read as strictly as RFC 3339 and RFC 3986 have them. */
export const CONTRACT_FORMATS = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/,
  uri: (text: string) => URL.canParse(text),
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

const WHOLE = 'contract';
const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');
const ofTemplate = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** A platform also returns fields that no portal reads; a field without a schema was never agreed on. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inside && !('additionalProperties' in inside)
    ? { ...inside, additionalProperties: false }
    : inside;
};

const OUTSIDE = ['/sandbox', '/hosted', '/openapi.json'];

/**
 * Checks answers against an OpenAPI 3.1 document by a JSON Schema validator that shares nothing with what made them:
 * the status has to be listed for the call, the body has to be what that status promises and nothing more, and a call
 * that is not in the document is answered 404 in the one error shape. Throws where the document itself is no such one.
 */
export const responseChecker = (openApi: unknown): ResponseChecker => {
  const document = documentSchema.parse(openApi);
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, formats: CONTRACT_FORMATS });
  // Words of OpenAPI that say nothing about what is valid.
  ajv.addVocabulary(['example', 'openapi', 'info', 'servers', 'tags', 'paths', 'components', 'webhooks']);
  const whole = closed(openApi);
  if (typeof whole !== 'object' || whole === null) throw new Error('A document is an object.');
  ajv.addSchema({ $id: WHOLE, ...whole });
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${WHOLE}#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const routes = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    pattern: ofTemplate(template),
    operations,
  }));
  const bodyProblem = (pointer: string, { text }: ReceivedAnswer): string | undefined => {
    const validate = validatorAt(pointer);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 'its body is no JSON';
    }
    return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };

  return (answer) => {
    if (OUTSIDE.some((root) => answer.path === root || answer.path.startsWith(`${root}/`))) return undefined;
    const method = answer.method.toLowerCase();
    // The most particular template wins, as it does in the platform's router.
    const route = routes
      .filter(({ pattern, operations }) => pattern.test(answer.path) && method in operations)
      .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length)[0];
    const called = `${answer.method} ${route?.template ?? 'of no route'} answered ${answer.status}`;
    const told = (problem: string | undefined): string | undefined => problem && `${called}: ${problem}`;
    const operation = route?.operations[method];
    if (!route || !operation) {
      if (method === 'options' || method === 'head') return undefined;
      return told(
        [404, 413, 415].includes(answer.status)
          ? bodyProblem('/components/schemas/Problem', answer)
          : 'nothing but a refusal can come from there',
      );
    }
    const promised = operation.responses[String(answer.status)];
    if (!promised) return told('the contract does not list this status');
    const [type] = Object.keys(promised.content ?? {});
    if (type === undefined) return told(answer.text === '' ? undefined : 'it has a body');
    if (!answer.contentType?.startsWith(type)) return told(`it is ${answer.contentType}, not ${type}`);
    const steps = ['paths', route.template, method, 'responses', String(answer.status), 'content', type];
    return told(bodyProblem(`/${steps.map(escaped).join('/')}/schema`, answer));
  };
};
