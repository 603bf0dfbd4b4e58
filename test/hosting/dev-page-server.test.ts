import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTenants } from '@member-portal/host';
import { createDevPageServer } from '@member-portal/host/development';
import { embeddedConfiguration } from '@member-portal/infrastructure/config';
import { expect, it, onTestFinished } from 'vitest';
import { firstPage } from '../../src/portal/first-page.ts';
import { freePort } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tenantNamed } from '../support/tenant.ts';

it('the development server shows an edited configuration without a restart', async () => {
  const directory = temporaryFolder({
    'maple/config.json': JSON.stringify(tenantNamed('maple').config),
    'maple/hosts.json': '["maple.localhost"]',
    'maple/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const server = await createDevPageServer({
    directory: repositoryPath(),
    tenants: { directory, load: () => loadTenants(directory) },
    port: await freePort(),
  });
  onTestFinished(() => server.close());
  const [tenant] = loadTenants(directory);
  if (!tenant) throw new Error('no tenant');
  const pages = server.forTenant({ tenant });
  const get = async (path: string, accept = '*/*'): Promise<string> => {
    const answer = await pages.fetch(new Request(`http://maple.localhost${path}`, { headers: { accept } }));
    return answer.text();
  };
  const document = () => get('/loans', 'text/html');
  expect(await document()).toContain('<title>Maple</title>');

  writeFileSync(join(directory, 'maple', 'config.json'), JSON.stringify({ ...tenant.config, name: 'Acer' }));
  await expect.poll(document).toContain('<title>Acer</title>');
  expect(JSON.parse(await get('/config.json'))).toMatchObject({ name: 'Acer' });

  writeFileSync(join(directory, 'maple', 'config.json'), '{');
  await expect.poll(document).toContain('It is not set up correctly: config.json.');
  expect(await document()).toContain('<code>npm run tenant:check -- maple</code>');
  // It is told of the edit that mends it, as every page is.
  expect(await document()).toContain('<script type="module" src="/@vite/client"></script></body>');
  expect(await get('/@vite/client')).toContain('WebSocket');
});

it('the development server draws the sign-in page as every host does, with the same early script', async () => {
  const directory = repositoryPath('tenants');
  const server = await createDevPageServer({
    directory: repositoryPath(),
    tenants: { directory, load: () => loadTenants(directory) },
    port: await freePort(),
  });
  onTestFinished(() => server.close());
  const maple = tenantNamed('maple');
  const ask = async (path: string, more = '') => {
    const headers = { accept: 'text/html', cookie: `member_portal_locale=fr-ca${more}` };
    const request = new Request(`http://maple.localhost${path}`, { headers });
    return (await server.forTenant({ tenant: maple }).fetch(request)).text();
  };
  const checked = embeddedConfiguration(maple.config);
  if (!('configuration' in checked)) throw new Error('maple cannot be used');
  const { html, styles } = await firstPage(checked.configuration, 'fr-ca');
  const document = await ask('/');
  expect(document).toContain(`<div id="portal">${html}</div>`);
  for (const { emotion, text } of styles)
    expect(document).toContain(`<style data-emotion="${emotion}">${text}</style>`);
  expect(document).toMatch(
    /<script data-app="\/main\.tsx[^"]*" [^>]*data-locale="fr-ca" data-locales="en-ca fr-ca">\(\(\)=>/,
  );
  for (const empty of [await ask('/loans'), await ask('/', '; member_portal_open=1')])
    expect(empty).toContain('<div id="portal"></div>');
});
