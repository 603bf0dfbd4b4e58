import { nginxConfiguration, securityHeaders } from '@member-portal/hosting';
import { describe, expect, it } from 'vitest';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const [securePort, plainPort] = [5443, 5480];
const template =
  '<html lang="{{lang}}"><title>{{title}}</title><script type="module" src="{{assetBase}}main-abc.js"></script>';
const places = {
  folder: '/srv/nginx',
  distDir: '/srv/portal',
  certificates: '/srv/certificates',
  securePort,
  plainPort,
  platform: undefined,
  logCollector: undefined,
};

describe('the generated nginx configuration', () => {
  it('holds for every tenant its document, configuration, favicon and the page server’s headers', () => {
    const files = nginxConfiguration(allTenants(), template, places);
    for (const tenant of allTenants()) {
      expect(files[`sites/${tenant.id}/index.html`]).toContain(`<title>${tenant.name}</title>`);
      expect(JSON.parse(files[`sites/${tenant.id}/config.json`] ?? '')).toEqual(tenant.config);
      expect(files[`sites/${tenant.id}/favicon.svg`]).toBe(tenant.favicon);
      const headers = securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true });
      for (const [name, value] of Object.entries(headers))
        expect(files[`sites/${tenant.id}.headers`]).toContain(`add_header ${name} "${value}" always;`);
    }
    const signOut = /location ~\* "\^\/logout\/\?\$" \{([^}]*\{ \}[^}]*)\}/.exec(
      files['member-portal.conf'] ?? '',
    )?.[1];
    expect(signOut).toContain('add_header Clear-Site-Data "\\"cache\\"" always;');
    expect(signOut).toContain('try_files /index.html =404;');
    const braces = files['member-portal.conf'] ?? '';
    expect(braces.split('{').length).toBe(braces.split('}').length);
  });

  it('is not made for a tenant whose configuration cannot be used', () => {
    const broken = { ...tenantNamed('maple'), problem: 'theme' };
    expect(() => nginxConfiguration([broken], template, places)).toThrow(
      'tenants/maple/config.json cannot be used: theme',
    );
  });

  it('cannot be broken out of by what a tenant says', () => {
    const hostile = { ...tenantNamed('maple'), hosts: ['a"; return 200 "b'] };
    expect(nginxConfiguration([hostile], template, places)['member-portal.conf']).toContain(
      'server_name "a\\"; return 200 \\"b";',
    );
    const variable = { ...tenantNamed('maple'), hosts: ['$host'] };
    expect(() => nginxConfiguration([variable], template, places)).toThrow('nginx cannot hold');
  });
});
