/** Header `{"alg":"HS256","typ":"JWT"}`, the claims of `contract/token-claims.md`, and no signature worth the name. */
const tokenExample =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJidXllcklEIjoiYnV5XzEiLCJ0ZW5hbnQiOiJub3J0aHdpbmQiLCJpYXQiOjE3OTUyNzMyMDAsImV4cCI6MTc5NTI3NDQwMH0.bm90LWEtc2lnbmF0dXJl';

export const sendCodeExample = {
  deliveryMethod: 'EMAIL' as const,
  email: 'avery.stone@example.com',
  languagePreference: 'en-us' as const,
  disclosures: [
    { type: 'TERMS_OF_USE' as const, acceptedAt: '2026-11-22T15:00:00Z' },
    { type: 'PRIVACY_POLICY' as const, acceptedAt: '2026-11-22T15:00:00Z' },
    { type: 'ELECTRONIC_COMMUNICATIONS' as const, acceptedAt: '2026-11-22T15:00:00Z' },
  ],
};

export const sessionExample = {
  token: tokenExample,
  tokenExpiresAt: '2026-11-21T15:20:00Z',
  buyerID: 'buy_1',
};
