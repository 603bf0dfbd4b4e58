import { addMilliseconds, type Instant } from '../calendar/index.ts';
import type { Locale } from '../locale/index.ts';
import type { CodeDestination, DeliveryMethod } from './contact.ts';

/** Documents that a buyer accepts by asking for a code. */
export const LOGIN_DISCLOSURE_TYPES = [
  'TERMS_OF_USE',
  'PRIVACY_POLICY',
  'ELECTRONIC_COMMUNICATIONS',
  'SMS_TERMS',
] as const;
export type LoginDisclosureType = (typeof LOGIN_DISCLOSURE_TYPES)[number];

/** A document accepted with a code request, with its stamp (specification, section 3: login request). */
export interface LoginDisclosure {
  readonly type: LoginDisclosureType;
  readonly acceptedAt: Instant;
}

/** Login disclosures are stamped as accepted one day ahead of now (specification, sections 5 and 9). */
export const LOGIN_DISCLOSURE_ACCEPTANCE_AHEAD_MS = 24 * 60 * 60 * 1000;

/** The disclosures required for a delivery method (specification, section 5). */
export const loginDisclosureTypesFor = (method: DeliveryMethod): readonly LoginDisclosureType[] =>
  method === 'SMS' ? LOGIN_DISCLOSURE_TYPES : LOGIN_DISCLOSURE_TYPES.filter((type) => type !== 'SMS_TERMS');

/** The request for a login code (specification, section 3). `testToken` and `phoneType` exist in sandbox mode only. */
export interface LoginRequest {
  readonly destination: CodeDestination;
  readonly languagePreference: Locale;
  readonly disclosures: readonly LoginDisclosure[];
  readonly testToken?: string;
  readonly phoneType?: 'VOIP';
}

/** Who requests a code, and where to send it. `sandboxTestToken` is set in sandbox mode only. */
export interface CodeWish {
  readonly destination: CodeDestination;
  readonly locale: Locale;
  readonly sandboxTestToken: string | undefined;
}

/** A request for a code with the accepted disclosures. */
export const codeRequest = (
  { destination, locale, sandboxTestToken }: CodeWish,
  disclosures: readonly LoginDisclosure[],
): LoginRequest => ({
  destination,
  languagePreference: locale,
  disclosures,
  ...(sandboxTestToken === undefined ? {} : { testToken: sandboxTestToken }),
  ...(sandboxTestToken === undefined || destination.method === 'EMAIL' ? {} : { phoneType: 'VOIP' as const }),
});

/**
 * The request for a login code. In sandbox mode a test token is attached, and for SMS a phone type VOIP as well
 * (specification, section 5).
 */
export const loginRequest = ({ now, ...wish }: CodeWish & { readonly now: Instant }): LoginRequest => {
  const acceptedAt = addMilliseconds(now, LOGIN_DISCLOSURE_ACCEPTANCE_AHEAD_MS);
  const types = loginDisclosureTypesFor(wish.destination.method);
  return codeRequest(
    wish,
    types.map((type) => ({ type, acceptedAt })),
  );
};
