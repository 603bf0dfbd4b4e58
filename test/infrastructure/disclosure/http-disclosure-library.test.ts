import type { LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { createHttpDisclosureLibrary } from '../../../src/infrastructure/client/disclosure/http-disclosure-library.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { documentSample } from '../../support/infrastructure/wire-samples.ts';

const LOAN = 'loan-1' as LoanId;
const request = { kind: 'one-time', locale: 'en-us', format: 'embedded' } as const;

const aLibrary = async (status: number, body: unknown) => {
  const server = await loopbackServer((response) => json(response, status, body));
  return { server, library: createHttpDisclosureLibrary(aClient({ baseUrl: server.origin }).client) };
};

describe('the disclosure library', () => {
  // Proves.
  it('prepares a document by its tag, with what the buyer chose', async () => {
    const { server, library } = await aLibrary(200, documentSample);
    const document = await library.prepare(LOAN, { ...request, parameters: { amount: 5000 } });
    expect(document._unsafeUnwrap()).toEqual({
      id: 'document-1',
      kind: 'one-time',
      title: 'Authorisation',
      locale: 'en-us',
      version: '2026-01-01',
      effectiveOn: '2026-01-01',
      content: '<p>Text</p>',
    });
    expect(server.arrived[0]?.url.pathname).toBe('/api/disclosure/payment-agreement/loan-1');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({
      tag: 'one-time',
      locale: 'en-us',
      format: 'embedded',
      parameters: { amount: 5000 },
    });
  });

  // Proves.
  it('reads documents of loans, of targets and of nobody', async () => {
    const { server, library } = await aLibrary(200, documentSample);
    await library.readForLoan(LOAN, request);
    await library.readForTarget('payment-1', request);
    await library.readStatic({ ...request, kind: 'terms-of-use' });
    const query = '?locale=en-us&format=embedded';
    expect(server.arrived.map(({ url }) => url.pathname + url.search)).toEqual([
      `/api/disclosure/document/one-time/payment-agreement/loan-1${query}`,
      `/api/disclosure/document/one-time/target/payment-1${query}`,
      `/api/disclosure/static/terms-of-use${query}`,
    ]);
  });

  it('tells what is not there apart', async () => {
    const { library } = await aLibrary(404, { reason: 'Not_Found' });
    expect((await library.readStatic(request))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });
});
