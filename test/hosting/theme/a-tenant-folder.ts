import { temporaryFolder } from '../../support/temporary-folder.ts';
import { tenantNamed } from '../../support/tenant.ts';

/** A tenant directory with one tenant, `prairie`, which has these files beside what every tenant has. */
export const aTenantFolder = (
  files: Readonly<Record<string, string | Buffer>>,
  config: Readonly<Record<string, unknown>> = {},
): string =>
  temporaryFolder({
    'prairie/config.json': JSON.stringify({
      ...tenantNamed('northwind').config,
      tenant: 'prairie',
      ...config,
    }),
    'prairie/hosts.json': '["prairie.localhost"]',
    'prairie/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`prairie/${name}`, content])),
  });
