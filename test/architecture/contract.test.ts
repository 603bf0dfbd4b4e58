import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gatewayContract, platformContract } from '../../sandbox/contract/open-api.ts';
import { PROFILES } from '../../sandbox/contract/portal-use.ts';
import { REASON_NAMES, REASONS } from '../../sandbox/contract/reasons.ts';
import { lintContract } from '../../scripts/lib/lint-contract.mjs';
import { camelCaseOf, FLAG_DEFAULTS } from '../../src/domain/flags/index.ts';
import { configurationSchema } from '../../src/infrastructure/config/configuration-schema.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { CONTRACT_FORMATS, responseChecker } from '../support/contract/response-checker.ts';
import { repositoryPath } from '../support/repository.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(repositoryPath('contract', `${name}.json`), 'utf8'));

const mediaSchema = z.object({
  schema: z.unknown(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() })).optional(),
});
const contentSchema = z.object({ 'application/json': mediaSchema }).optional();
const refusalSchema = z.object({
  properties: z.object({ reason: z.object({ enum: z.array(z.string()).min(1) }) }),
});
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().min(1), content: contentSchema })),
  'x-portal': z.strictObject({
    use: z.string().min(1),
    profile: z.enum(PROFILES),
    optional: z.boolean(),
    flag: z.string().optional(),
    setting: z.string().optional(),
    without: z.string().min(1),
  }),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** What the documents require, without version, words and examples. */
const wireOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wireOf);
  if (typeof value !== 'object' || value === null) return value;
  const words = ['info', 'tags', 'servers', 'example', 'examples', 'x-portal'];
  // A field may have the name of a text.
  const isText = (key: string, of: unknown) => /^(description|summary)$/.test(key) && typeof of === 'string';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, of]) => !words.includes(key) && !isText(key, of))
      .map(([key, of]) => [key, wireOf(of)]),
  );
};
/** The version of the contract, and the digest of what it requires. */
const WIRE = { version: '2.3.0', digest: '92310aaae57ef59c' };

const generated = { platform: platformContract(), gateway: gatewayContract() };

describe.each(['platform', 'gateway'] as const)('contract/%s.json', (name) => {
  const document = read(name);
  const operations = Object.entries(documentSchema.parse(document).paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ path, method, ...operation })),
  );

  it('is what the schemas of the sandbox generate: run `npm run contract` after changing them', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(generated[name])));
  });

  it('passes the linter', async () => {
    expect(await lintContract(name)).toEqual([]);
  });

  it('names every operation once', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  });

  it('gates operations by flags and settings that the portal has', () => {
    const flags = operations.flatMap(({ 'x-portal': { flag } }) => flag ?? []);
    const settings = operations.flatMap(({ 'x-portal': { setting } }) => setting ?? []);
    expect(flags.filter((flag) => !Object.hasOwn(FLAG_DEFAULTS, camelCaseOf(flag)))).toEqual([]);
    expect(settings.filter((key) => !Object.hasOwn(configurationSchema.shape, key))).toEqual([]);
  });

  it('gives every refusal its reasons, and an example of each', () => {
    for (const { responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const { schema, examples = {} } = mediaSchema.parse(content?.['application/json']);
        const reasons = refusalSchema.parse(schema).properties.reason.enum;
        expect(Object.keys(examples)).toEqual(reasons);
        const statuses = REASON_NAMES.flatMap((reason) =>
          reasons.includes(reason) ? [REASONS[reason].status] : [],
        );
        expect(statuses).toEqual(reasons.map(() => Number(status)));
      }
    }
  });

  it.each(operations)('has valid examples of what $operationId answers', ({ path, method, responses }) => {
    const check = responseChecker(document);
    for (const [status, { content }] of Object.entries(responses)) {
      if (content === undefined) continue;
      const { example, examples = {} } = content['application/json'];
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map((of) => of.value),
      ];
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) {
        const breach = check({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{[^}]+\}/g, 'x'),
          status: Number(status),
          contentType: 'application/json',
          text: JSON.stringify(value),
        });
        expect(breach).toBeUndefined();
      }
    }
  });

  it.each(operations.filter(({ requestBody }) => requestBody))(
    'has a valid example of what $operationId is sent',
    ({ path, method, requestBody }) => {
      const ajv = new Ajv2020({ strict: false, formats: CONTRACT_FORMATS });
      ajv.addSchema({ $id: 'contract', ...z.record(z.string(), z.unknown()).parse(document) });
      const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
      const steps = pointer.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'));
      const validate = ajv.compile({ $ref: `contract#/${steps.join('/')}` });
      validate(requestBody?.content?.['application/json'].example);
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});

it('the version of the contract stands for what it requires', () => {
  const wire = JSON.stringify(wireOf(JSON.parse(JSON.stringify(generated))));
  const digest = createHash('sha256').update(wire).digest('hex').slice(0, 16);
  expect(
    { version: generated.platform.info.version, digest },
    'Where a schema has changed, raise CONTRACT_VERSION and say in contract/CHANGELOG.md what it changed; where only what no ' +
      'platform may send is refused, say it there under "Clarified since". Then write version and digest into WIRE.',
  ).toEqual(WIRE);
});

describe('the sandbox', () => {
  it('answers every operation of its contract', () => {
    const handlers = [...sourceFiles('sandbox/routes', '.ts'), 'sandbox/gateway/gateway-app.ts']
      .map((file) => readFileSync(repositoryPath(file), 'utf8'))
      .join('\n');
    const names = sourceFiles('sandbox/contract/operations', '.ts').flatMap((file) =>
      Array.from(
        readFileSync(repositoryPath(file), 'utf8').matchAll(/^export const (\w+Operation)\b/gm),
        ([, name = '']) => name,
      ),
    );
    const unanswered = names.filter((name) => !handlers.includes(`.openapi(${name},`));
    expect(names.length).toBeGreaterThan(20);
    expect(unanswered, 'handle it by app.openapi(…) in sandbox/routes').toEqual([]);
  });
});

describe('the pages beside the contract', () => {
  const pages = readdirSync(repositoryPath('contract'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(repositoryPath('contract', name), 'utf8'))
    .join('\n');

  it.each(REASON_NAMES)('tell of %s', (reason) => {
    expect(pages).toContain(reason);
  });

  it('tell what the present version changed', () => {
    expect(pages).toContain(`## ${generated.platform.info.version}`);
  });
});
