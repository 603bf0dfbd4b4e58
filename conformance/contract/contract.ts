import { readFileSync } from 'node:fs';

/** The parts of the published OpenAPI document that the kit uses. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export interface Operation {
  readonly operationId: string;
  readonly 'x-portal'?: { readonly without?: string; readonly use?: string };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

/** The same relative path works in the repository and in the package. */
const read = (name: 'platform' | 'gateway'): ContractDocument =>
  JSON.parse(
    readFileSync(new URL(`../../contract/${name}.json`, import.meta.url), 'utf8'),
  ) as ContractDocument;

/** The published contract. */
export const CONTRACT = { platform: read('platform'), gateway: read('gateway') } as const;

/** An operation by its id. Throws on an id that is not in the contract, which is a bug in the kit. */
export const operationOf = (document: ContractDocument, operationId: string): Operation => {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods))
      if (operation.operationId === operationId) return operation;
  throw new Error(`The contract has no operation ${operationId}`);
};

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** The id of the operation that a call matches; undefined for a call that is not in the contract. */
export const operationIdAt = (
  document: ContractDocument,
  method: string,
  path: string,
): string | undefined => {
  const pathname = path.replace(/\?.*$/, '');
  const templates = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
  const found = templates.find((template) => patternOf(template).test(pathname));
  return found === undefined ? undefined : document.paths[found]?.[method.toLowerCase()]?.operationId;
};
