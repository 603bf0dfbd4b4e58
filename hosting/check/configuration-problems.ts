import { configurationSchema } from '@member-portal/infrastructure/config';
import type { TenantFolder } from '../tenant-folder.ts';
import { calledAddressProblems } from './called-address-problems.ts';
import type { CheckOptions } from './check-options.ts';
import { configurationJsonSchema } from './configuration-json-schema.ts';
import { noteOf } from './configuration-keys.ts';
import { consistencyProblems } from './consistency-problems.ts';
import { productionProblems } from './production-problems.ts';
import { type FileSchema, schemaProblems, type ValueProblem } from './schema-problems.ts';

const configurationFile = (): FileSchema => ({
  schema: configurationSchema,
  jsonSchema: configurationJsonSchema(),
  ruleOf: (path, given) =>
    path.length === 3 && path[2] === 'contact' && given === undefined
      ? 'is missing; the message to blocked borrowers links to it'
      : noteOf(String(path[0]))?.rule,
  namesOf: ([key]) => (key === 'timezone' ? Intl.supportedValuesOf('timeZone') : []),
});

/** All problems of a tenant's configuration, if it is a JSON object. */
export const configurationProblems = (
  { config, configJson, hosts }: TenantFolder,
  options: CheckOptions,
): readonly ValueProblem[] => {
  if (configJson.mistakes.length > 0 || configJson.value !== config) return [];
  const bySchema = schemaProblems(config, configurationFile());
  const reported = new Set(bySchema.map(({ path }) => path.join('.')));
  return [
    ...configJson.repeated.map((path) => ({ path, rule: 'stands twice in its object' })),
    ...bySchema,
    ...consistencyProblems(config, reported),
    ...calledAddressProblems(config, hosts).filter(({ path }) => !reported.has(path.join('.'))),
    ...(options.production === true ? productionProblems(config, options) : []),
  ];
};
