import { instantToText } from '@member-portal/domain/calendar';
import type { LoginRequest } from '@member-portal/domain/sign-in';

/** The body that creates a login code (specification, section 3: login request). Only SMS requests have a phone. */
export const toWireLoginRequest = (request: LoginRequest) => {
  const { destination, languagePreference, disclosures, testToken, phoneType } = request;
  return {
    deliveryMethod: destination.method,
    ...(destination.method === 'SMS' ? { phone: destination.phone } : { email: destination.email }),
    languagePreference,
    disclosures: disclosures.map(({ type, acceptedAt }) => ({ type, acceptedAt: instantToText(acceptedAt) })),
    ...(testToken === undefined ? {} : { testToken }),
    ...(phoneType === undefined ? {} : { phoneType }),
  };
};
