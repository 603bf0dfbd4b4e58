import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfiguration, type Upstream, upstreamOf, writeNginxFiles } from '@member-portal/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localCertificate } from '../../support/certificate.ts';
import { startNameServer } from '../../support/infrastructure/name-server.ts';
import { nginxPlaces } from '../../support/infrastructure/nginx-places.ts';
import { askNginx, nginxFolder, startNginx } from '../../support/infrastructure/running-nginx.ts';
import { certificateFor, startSecureUpstream } from '../../support/infrastructure/secure-upstream.ts';
import { tenantNamed } from '../../support/tenant.ts';

const NAME = 'platform.internal';
const [securePort, plainPort, upstreamPort] = [5543, 5580, 5581];

/** An nginx before a platform that only those reach who ask for it by name over TLS. */
describe('an nginx before a platform that demands SNI', () => {
  const folders = new Set<ReturnType<typeof nginxFolder>>();
  let certificate: Awaited<ReturnType<typeof certificateFor>>;
  let upstream: Awaited<ReturnType<typeof startSecureUpstream>>;
  let names: Awaited<ReturnType<typeof startNameServer>>;
  beforeAll(async () => {
    certificate = await certificateFor(NAME);
    upstream = await startSecureUpstream(NAME, certificate, { port: upstreamPort });
    names = await startNameServer('127.0.0.1');
  });
  afterAll(() => {
    upstream.close();
    names.close();
    for (const { remove } of folders) remove();
  });

  const withNginx = async (
    platform: Upstream,
    use: (get: (path: string) => ReturnType<typeof askNginx>) => Promise<void>,
    { authorities = certificate.cert, resolver }: { authorities?: string; resolver?: string } = {},
  ): Promise<void> => {
    const made = nginxFolder();
    folders.add(made);
    mkdirSync(join(made.folder, 'certificates'));
    const { cert, key } = await localCertificate();
    writeFileSync(join(made.folder, 'certificates', 'maple.crt'), cert);
    writeFileSync(join(made.folder, 'certificates', 'maple.key'), key);
    writeFileSync(join(made.folder, 'authorities.pem'), authorities);
    writeNginxFiles(
      made.folder,
      await nginxConfiguration(
        [tenantNamed('maple')],
        { template: '<title>{{title}}</title>' },
        nginxPlaces({
          folder: made.folder,
          distDir: made.folder,
          securePort,
          plainPort,
          certificates: join(made.folder, 'certificates'),
          platform,
          authorities: join(made.folder, 'authorities.pem'),
          resolver,
        }),
      ),
    );
    const nginx = await startNginx(made.folder, plainPort);
    try {
      await use((path) => askNginx(securePort, 'maple.localhost', path));
    } finally {
      await nginx.stop();
    }
  };
  const byAddress = (more = {}) =>
    upstreamOf({ origin: `https://127.0.0.1:${upstreamPort}`, serverName: NAME, ...more });

  it('is answered, by its name in SNI, with the Host of the operator’s choice', async () => {
    for (const [host, expected] of [
      [undefined, `127.0.0.1:${upstreamPort}`],
      ['tenant', 'maple.localhost'],
      [NAME, NAME],
    ] as const)
      await withNginx(byAddress({ host }), async (get) => {
        const { status, body } = await get('/api/buyer/1?x=1');
        expect([status, JSON.parse(body.toString())]).toEqual([200, { from: NAME }]);
        expect(upstream.arrived.at(-1)).toMatchObject({
          url: '/api/buyer/1?x=1',
          serverName: NAME,
          headers: { host: expected, 'x-forwarded-host': 'maple.localhost', 'x-forwarded-proto': 'https' },
        });
      });
  });

  it('passes nothing on where the certificate is another authority’s or another name’s', async () => {
    const before = upstream.arrived.length;
    const other = await certificateFor(NAME);
    for (const [platform, authorities] of [
      [byAddress(), other.cert],
      [byAddress({ serverName: 'another.internal' }), certificate.cert],
    ] as const)
      await withNginx(
        platform,
        async (get) => {
          const { status, headers, body } = await get('/api/buyer/1');
          expect([status, headers['cache-control'], body.toString()]).toEqual([
            502,
            'no-store',
            'The platform cannot be reached\n',
          ]);
        },
        { authorities },
      );
    expect(upstream.arrived.length).toBe(before);
  });

  it('is looked up again while nginx runs', async () => {
    const second = await startSecureUpstream(NAME, certificate, {
      host: '127.0.0.2',
      port: upstreamPort,
      says: 'second',
    });
    const platform = upstreamOf({ origin: `https://${NAME}:${upstreamPort}` });
    try {
      await withNginx(
        platform,
        async (get) => {
          const from = async () => JSON.parse((await get('/api/buyer/1?x=1')).body.toString()).from;
          expect(await from()).toBe(NAME);
          expect(upstream.arrived.at(-1)?.url).toBe('/api/buyer/1?x=1');
          names.moveTo('127.0.0.2');
          await expect.poll(from, { interval: 200 }).toBe('second');
        },
        { resolver: names.at },
      );
    } finally {
      second.close();
    }
  });
});
