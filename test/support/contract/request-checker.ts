import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { ContractDocument } from '../../../hosting/development/integrator/contract-document.ts';
import { CONTRACT_FORMATS } from './response-checker.ts';

/** A request as a platform gets it. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  /** Empty without one. */
  readonly body: string;
}

/** Says how a request breaks the contract, place by place; empty where it holds. */
export type RequestChecker = (request: SentRequest) => readonly string[];

const operationSchema = z.object({
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean(),
        schema: z.object({ type: z.string().optional() }),
      }),
    )
    .default([]),
  requestBody: z.unknown().optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** The texts of a route's places in a path, by name. */
const placesOf = (route: string, path: string): Readonly<Record<string, string>> => {
  const parts = path.split('/');
  return Object.fromEntries(
    route
      .split('/')
      .flatMap((part, at) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(parts[at] ?? '')] as const] : [],
      ),
  );
};

/**
 * Checks path, query and body of requests against documents of the contract, by a JSON Schema validator that shares nothing
 * with what made them. A body may have more fields than the contract names: the portal returns those that it does not know.
 */
export const requestChecker = (contract: readonly ContractDocument[]): RequestChecker => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: CONTRACT_FORMATS });
  const documents = contract.map((document, at) => {
    ajv.addSchema({ $id: `contract-${at}`, ...document.json });
    return { document, at, paths: documentSchema.parse(document.json).paths };
  });
  const compiled = new Map<string, ValidateFunction>();
  const breachOf = (pointer: string, value: unknown, dataVar: string): readonly string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, validate);
    return validate(value) ? [] : [ajv.errorsText(validate.errors, { dataVar })];
  };

  return ({ method, url, body }) => {
    const found = documents
      .map(({ document, ...rest }) => ({ operation: document.find(method, url.pathname), ...rest }))
      .find(({ operation }) => operation);
    const route = found?.operation?.route;
    const operation = route === undefined ? undefined : found?.paths[route]?.[method.toLowerCase()];
    if (!found || route === undefined || !operation) return [`${method} ${url.pathname} is in no document`];
    const root = `contract-${found.at}#/paths/${escaped(route)}/${method.toLowerCase()}`;
    const places = placesOf(route, url.pathname);
    const parameters = operation.parameters.flatMap(({ name, in: where, required, schema: { type } }, at) => {
      if (where === 'header') return [];
      const given = where === 'path' ? [places[name] ?? ''] : url.searchParams.getAll(name);
      if (given.length === 0) return required ? [`${name} is missing`] : [];
      if (given.length > 1 && type !== 'array') return [`${name} is repeated`];
      const value = type === 'array' ? given : type === 'integer' ? Number(given[0]) : given[0];
      return breachOf(`${root}/parameters/${at}/schema`, value, name);
    });
    const unknown = [...url.searchParams.keys()].filter(
      (name) =>
        !operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
    );
    return [
      ...parameters,
      ...unknown.map((name) => `${name} is no parameter`),
      ...(operation.requestBody
        ? breachOf(`${root}/requestBody/content/application~1json/schema`, JSON.parse(body), 'body')
        : body === ''
          ? []
          : ['it has a body']),
    ];
  };
};
