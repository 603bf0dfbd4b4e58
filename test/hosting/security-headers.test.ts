import { createHash } from 'node:crypto';
import { developmentSecurityHeaders, securityHeaders } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { lateWords } from '../../hosting/document/late-words.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const gatewayUrl = 'http://gateway.localhost:4600';
const origin = { gatewayUrl, secure: false };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

describe('the content policy', () => {
  it.each(allTenants().map((tenant) => [tenant.id, tenant] as const))(
    'of %s denies by default and names no unsafe source',
    (_, tenant) => {
      const headers = securityHeaders(tenant, origin);
      const directives = directivesOf(headers);
      expect(directives.get('default-src')).toBe("'none'");
      expect(directives.get('script-src')).toBe("'self'");
      expect(directives.get('base-uri')).toBe("'none'");
      expect(directives.get('frame-ancestors')).toBe("'none'");
      expect(directives.get('require-trusted-types-for')).toBe("'script'");
      expect(directives.get('trusted-types')).toBe('dompurify');
      expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|blob:/);
    },
  );

  it('is reported where the tenant names a place for it, and nowhere else', () => {
    const tenant = tenantNamed('northwind');
    const withReports = (policyreporturl: string) =>
      securityHeaders({ ...tenant, config: { ...tenant.config, policyreporturl } }, origin);
    expect(securityHeaders(tenant, origin)).not.toHaveProperty('Reporting-Endpoints');
    const headers = withReports('/sandbox/reports');
    expect(headers['Reporting-Endpoints']).toBe('policy="/sandbox/reports"');
    expect(directivesOf(headers).get('report-to')).toBe('policy');
    expect(directivesOf(headers).get('report-uri')).toBe('/sandbox/reports');
    // What could end a directive or the quoted text is no address.
    expect(withReports('/x; script-src *')).toEqual(securityHeaders(tenant, origin));
  });

  it('is this, and nothing else', () => {
    const policy = directivesOf(securityHeaders(tenantNamed('northwind'), { ...origin, secure: true }));
    const { 'style-src': style, ...others } = Object.fromEntries(policy);
    expect(others).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'font-src': "'self'",
      'img-src': "'self'",
      'connect-src': `'self' ${gatewayUrl}`,
      'frame-src': gatewayUrl,
      'manifest-src': "'self'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify',
      'upgrade-insecure-requests': '',
    });
    // Of styles in the page the empty one and that of the document's late words.
    expect(style?.split(' ')).toEqual([
      "'self'",
      hashOf(''),
      hashOf(lateWords.replace(/^<style>|<\/style>$/g, '')),
    ]);
  });

  it('admits a platform on an origin of its own', () => {
    const tenant = { ...tenantNamed('northwind'), apiUrl: 'https://api.example.com/base/' };
    expect(directivesOf(securityHeaders(tenant, origin)).get('connect-src')).toBe(
      `'self' https://api.example.com ${gatewayUrl}`,
    );
  });

  it('admits the gateway for calls and frames, and nobody else by default', () => {
    const directives = directivesOf(securityHeaders(tenantNamed('northwind'), origin));
    expect(directives.get('connect-src')).toBe(`'self' ${gatewayUrl}`);
    expect(directives.get('frame-src')).toBe(gatewayUrl);
  });

  it('admits the log collector only when it is on, has a token and stands elsewhere', () => {
    const on = {
      usesplunkeventcollector: true,
      splunkeventcollectortoken: 'token',
      splunkeventcollectorurl: 'https://logs.example.com:8088/path/',
    };
    const sources = (changed: Readonly<Record<string, unknown>>) =>
      directivesOf(securityHeaders(tenantNamed('northwind', changed), origin)).get('connect-src');
    expect(sources(on)).toBe(`'self' ${gatewayUrl} https://logs.example.com:8088`);
    expect(sources({ ...on, usesplunkeventcollector: false })).toBe(`'self' ${gatewayUrl}`);
    expect(sources({ ...on, splunkeventcollectortoken: '' })).toBe(`'self' ${gatewayUrl}`);
    expect(sources({ ...on, splunkeventcollectorurl: '/logs/' })).toBe(`'self' ${gatewayUrl}`);
  });

  it.each([
    ['datadoghq.com', 'https://browser-intake-datadoghq.com'],
    ['datadoghq.eu', 'https://browser-intake-datadoghq.eu'],
    ['us3.datadoghq.com', 'https://browser-intake-us3-datadoghq.com'],
  ])('admits the intake of the monitoring site %s', (site, intake) => {
    const tenant = tenantNamed('northwind', {
      datadogrumapplicationid: 'id',
      datadogrumclienttoken: 'token',
      datadogrumsite: site,
    });
    expect(directivesOf(securityHeaders(tenant, origin)).get('connect-src')).toBe(
      `'self' ${gatewayUrl} ${intake}`,
    );
  });

  it.each(['datadogrumapplicationid', 'datadogrumclienttoken', 'datadogrumsite'])(
    'admits no intake where %s is missing',
    (key) => {
      const tenant = tenantNamed('northwind', {
        datadogrumapplicationid: 'id',
        datadogrumclienttoken: 'token',
        datadogrumsite: 'datadoghq.com',
        [key]: '',
      });
      expect(directivesOf(securityHeaders(tenant, origin)).get('connect-src')).toBe(`'self' ${gatewayUrl}`);
    },
  );

  it('cannot be widened by a configured address', () => {
    const tenant = {
      ...tenantNamed('northwind', {
        datadogrumapplicationid: 'id',
        datadogrumclienttoken: 'token',
        datadogrumsite: "com; script-src * 'unsafe-inline'",
      }),
      apiUrl: "javascript:alert(1); script-src 'unsafe-eval'",
    };
    const policy = securityHeaders(tenant, { gatewayUrl: "*; script-src 'unsafe-inline'", secure: false });
    expect(directivesOf(policy).get('script-src')).toBe("'self'");
    expect(policy['Content-Security-Policy']).not.toContain('unsafe');
    expect(directivesOf(policy).get('frame-src')).toBe("'none'");
  });
});

describe('the other headers', () => {
  it('hold browsers to https only where the page came over https', () => {
    const tenant = tenantNamed('maple');
    expect(securityHeaders(tenant, origin)).not.toHaveProperty('Strict-Transport-Security');
    const secure = securityHeaders(tenant, { ...origin, secure: true });
    expect(secure['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
    expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  });

  it('close the page to sniffing, framing, referrers and devices', () => {
    const { 'Content-Security-Policy': _policy, ...others } = securityHeaders(tenantNamed('maple'), {
      ...origin,
      secure: true,
    });
    expect(others).toEqual({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('are relaxed for hot reload only in the development variant', () => {
    const directives = directivesOf(developmentSecurityHeaders(tenantNamed('maple'), origin));
    expect(directives.get('connect-src')).toContain('ws:');
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.has('require-trusted-types-for')).toBe(false);
  });
});
