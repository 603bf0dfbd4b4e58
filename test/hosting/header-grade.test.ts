import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createPageServer, securityHeaders } from '@member-portal/host';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureObservatory } from '../../scripts/observatory.mjs';
import { localCertificate } from '../support/certificate.ts';
import { listenLocally } from '../support/local-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const { cert, key } = await localCertificate();
const template =
  '<!doctype html><html lang="{{lang}}"><script type="module" src="{{assetBase}}a.js"></script>';

/** Everything that can widen the policy, switched on. */
const widest = {
  usesplunkeventcollector: true,
  splunkeventcollectortoken: 'token',
  splunkeventcollectorurl: 'https://logs.example.com:8088/',
  datadogrumapplicationid: 'id',
  datadogrumclienttoken: 'token',
  datadogrumsite: 'datadoghq.com',
};
const secureGateway = { gatewayUrl: 'https://gateway.example.com', secure: true };

const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, description, severity }) => ({ directive, description, severity }));

describe('csp_evaluator', () => {
  it.each([...allTenants(), tenantNamed('northwind', widest)].map((tenant) => [tenant.id, tenant] as const))(
    'finds nothing grave in the policy of %s',
    (_, tenant) => {
      const findings = findingsOf(securityHeaders(tenant, secureGateway)['Content-Security-Policy'] ?? '');
      // What remains are a remark that 'self' trusts what the origin serves, and notes without a severity.
      const grave = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
      expect(grave).toEqual([]);
      expect(findings.filter(({ directive }) => directive !== 'script-src')).toEqual([]);
    },
  );

  it('would find an unsafe source', () => {
    expect(
      findingsOf("default-src 'none'; script-src 'self' 'unsafe-inline'").map(({ severity }) => severity),
    ).toContain(Severity.HIGH);
  });
});

type Scan = {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
};

/** Serves a tenant over https with a certificate that the scanner trusts, and scans it. */
const scan = async (id: string, without: readonly string[] = []): Promise<Scan> => {
  const tenant = tenantNamed(id);
  const pages = createPageServer({
    tenant,
    distDir: temporaryFolder({ 'index.html': template }),
    gatewayUrl: secureGateway.gatewayUrl,
  });
  const server = createAdaptorServer({
    createServer,
    serverOptions: { cert, key },
    fetch: async (request) => {
      const answer = await pages.fetch(request);
      const headers = new Headers(answer.headers);
      for (const name of without) headers.delete(name);
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.close();
  });
  const program = await ensureObservatory();
  if (program === undefined) throw new Error('the header scanner could not be installed');
  const trusted = join(temporaryFolder({ 'localhost.crt': cert }), 'localhost.crt');
  const scanner = spawn(process.execPath, [program, `localhost:${port}`], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  scanner.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(scanner, 'close');
  return JSON.parse(said) as Scan;
};

describe('the MDN HTTP Observatory', () => {
  it.each(allTenants().map(({ id }) => id))('grades %s A+ over https', { timeout: 240_000 }, async (id) => {
    const { scan: result, tests } = await scan(id);
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(result.grade).toBe('A+');
    expect(result.score).toBeGreaterThanOrEqual(110);
  });

  it('grades less without the policy', { timeout: 240_000 }, async () => {
    const { scan: result } = await scan('maple', ['content-security-policy']);
    expect(result.grade).not.toMatch(/^A/);
  });
});
