import type { Instant } from '@member-portal/domain/calendar';
import {
  type CodeDestination,
  contactCodeRequest,
  LOGIN_DISCLOSURE_ACCEPTANCE_AHEAD_MS,
  loginDisclosureTypesFor,
  loginRequest,
} from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { email, phone } from '../../support/builders/a-buyer.ts';

const NOW = Date.UTC(2026, 10, 21, 15) as Instant;
const bySms: CodeDestination = { method: 'SMS', phone: phone('+1 202 555 0101') };
const byEmail: CodeDestination = { method: 'EMAIL', email: email('avery.stone@example.com') };
const asked = { locale: 'fr-ca', now: NOW, sandboxTestToken: undefined } as const;

describe('a request for a code', () => {
  // Proves.
  it.each([
    ['EMAIL', ['TERMS_OF_USE', 'PRIVACY_POLICY', 'ELECTRONIC_COMMUNICATIONS']],
    ['SMS', ['TERMS_OF_USE', 'PRIVACY_POLICY', 'ELECTRONIC_COMMUNICATIONS', 'SMS_TERMS']],
  ] as const)('by %s accepts %j', (method, types) => {
    expect(loginDisclosureTypesFor(method)).toEqual(types);
  });

  // Proves.
  it('stamps every disclosure one day ahead of now', () => {
    expect(LOGIN_DISCLOSURE_ACCEPTANCE_AHEAD_MS).toBe(86_400_000);
    const { disclosures } = loginRequest({ ...asked, destination: bySms });
    expect(disclosures).toHaveLength(4);
    for (const { acceptedAt } of disclosures) expect(acceptedAt).toBe(NOW + 86_400_000);
  });

  // Proves.
  it('carries destination and language, and nothing of the sandbox', () => {
    const { disclosures: _disclosures, ...rest } = loginRequest({ ...asked, destination: byEmail });
    expect(rest).toEqual({ destination: byEmail, languagePreference: 'fr-ca' });
  });

  // Proves.
  it('in sandbox mode carries the test token, and by SMS a phone type too', () => {
    const sandbox = { ...asked, sandboxTestToken: 'test-token' };
    expect(loginRequest({ ...sandbox, destination: byEmail })).toMatchObject({ testToken: 'test-token' });
    expect(loginRequest({ ...sandbox, destination: byEmail })).not.toHaveProperty('phoneType');
    expect(loginRequest({ ...sandbox, destination: bySms })).toMatchObject({
      testToken: 'test-token',
      phoneType: 'VOIP',
    });
  });
});

it.each([bySms, byEmail])(
  'outside of sandbox mode a request by $method names neither token nor kind of phone',
  (destination) => {
    const request = loginRequest({ ...asked, destination });
    expect(request).not.toHaveProperty('testToken');
    expect(request).not.toHaveProperty('phoneType');
  },
);

describe('the request for a code that verifies a changed e-mail or mobile', () => {
  it.each([bySms, byEmail])('by $method accepts no disclosure: none is shown there', (destination) => {
    const wish = { destination, locale: 'fr-ca', sandboxTestToken: undefined } as const;
    expect(contactCodeRequest(wish)).toEqual({ destination, languagePreference: 'fr-ca', disclosures: [] });
  });

  it('carries what sandbox mode asks for, like any other', () => {
    const wish = { destination: bySms, locale: 'en-us', sandboxTestToken: 'test-token' } as const;
    expect(contactCodeRequest(wish)).toMatchObject({ testToken: 'test-token', phoneType: 'VOIP' });
  });
});
