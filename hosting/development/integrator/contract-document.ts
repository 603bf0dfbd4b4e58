import { readFileSync } from 'node:fs';

type Json = Readonly<Record<string, unknown>>;

/** An operation of a committed document of the contract. */
export interface ContractOperation {
  readonly method: string;
  /** The path template of the document: `/api/buyer/{id}`. */
  readonly route: string;
  readonly operationId: string;
  /** What the portal uses it for. */
  readonly use: string;
  readonly statuses: readonly string[];
  /** Whether an answer of this status has a body. */
  readonly hasBody: (status: number) => boolean;
}

/** A document of the contract, and its operations. */
export interface ContractDocument {
  readonly json: Json;
  /** The operation for a request; the most specific path wins. */
  readonly find: (method: string, path: string) => ContractOperation | undefined;
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Json => (isJson(value) ? value : {});

const operationOf = (route: string, method: string, value: unknown): ContractOperation => {
  const { operationId, responses, 'x-portal': portal } = fieldsOf(value);
  const answers = fieldsOf(responses);
  return {
    method: method.toUpperCase(),
    route,
    operationId: String(operationId),
    use: String(fieldsOf(portal)['use'] ?? ''),
    statuses: Object.keys(answers),
    hasBody: (status) => fieldsOf(answers[status])['content'] !== undefined,
  };
};

const patternOf = (route: string): RegExp => new RegExp(`^${route.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
const placesIn = (route: string): number => route.split('{').length;

/** Reads a document of OpenAPI, `contract/platform.json` or `contract/gateway.json`. Throws where the file is not one. */
export const readContract = (file: string | URL): ContractDocument => {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isJson(json)) throw new Error(`${String(file)} is no document of OpenAPI`);
  const operations = Object.entries(fieldsOf(json['paths']))
    .flatMap(([route, methods]) =>
      Object.entries(fieldsOf(methods)).map(([method, value]) => ({
        pattern: patternOf(route),
        operation: operationOf(route, method, value),
      })),
    )
    .sort((a, b) => placesIn(a.operation.route) - placesIn(b.operation.route));
  return {
    json,
    find: (method, path) =>
      operations.find(({ pattern, operation }) => operation.method === method && pattern.test(path))
        ?.operation,
  };
};
