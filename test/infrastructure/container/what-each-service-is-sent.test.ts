import { ReadBuyer } from '@member-portal/application/account';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import { ListLoans } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { Authentication, SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

const session = aSession(Date.now() as Instant);

/** Calls every service once, signed in, and gives the requests by path. */
const requestsOf = async (changed: Readonly<Record<string, unknown>> = {}) => {
  const requests: Request[] = [];
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration({ gatewayurl: 'https://gateway.example', appid: 'app-1', ...changed }),
    platform: aPlatform({
      origin: 'https://northwind.example',
      readCookies: () => 'XSRF-TOKEN=cookie-1',
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ reason: 'Why' }, { status: 500 });
      },
    }),
  });
  onTestFinished(dispose);
  services.get(SessionStore).open(session);
  await loadSignedIn();
  await services.get(ListLoans)({ segment: 'outstanding' });
  await services.get(ReadStaticDocument)({ kind: 'terms-of-use', locale: 'en-us' });
  await services.get(ReadBuyer)();
  await services.get(ListPaymentMethods)();
  await services.get(Authentication).refreshSession();
  return (start: string): Request => {
    const found = requests.find(({ url }) => url.startsWith(start));
    if (!found) throw new Error(`nothing was sent to ${start}`);
    return found;
  };
};

const headers = ({ headers: sent }: Request) => ({
  bearer: sent.get('authorization'),
  version: sent.get('x-api-version'),
  app: sent.get('x-app-id'),
  xsrf: sent.get('x-xsrf-token'),
});

const API = 'https://northwind.example/api';
const bearer = `Bearer ${session.token}`;
const common = { bearer, version: null, app: null, xsrf: 'cookie-1' };

describe('what each service is sent', () => {
  // Proves.
  it('is what the specification says of it', async () => {
    const to = await requestsOf();
    expect(headers(to(`${API}/servicing/`))).toEqual({ ...common, version: 'v2' });
    expect(headers(to(`${API}/disclosure/`))).toEqual({ ...common, version: 'v2' });
    expect(headers(to(`${API}/buyer/`))).toEqual(common);
    expect(headers(to(`${API}/featureflag/`))).toEqual(common);
    expect(headers(to(`${API}/auth/`))).toEqual({ ...common, app: 'app-1' });
    expect(headers(to('https://gateway.example/'))).toEqual({ ...common, xsrf: null });
  });

  // Proves.
  it('has the API version on auth where the tenant’s platform asks for it', async () => {
    const to = await requestsOf({ authapiversionheader: true });
    expect(headers(to(`${API}/auth/`))).toEqual({ ...common, app: 'app-1', version: 'v2' });
  });

  // Proves.
  it('goes to the API’s own address where that is another origin', async () => {
    const to = await requestsOf({ apiurl: 'https://api.example/base' });
    expect(to('https://api.example/base/api/servicing/').redirect).toBe('error');
  });
});
