// A platform that signs one borrower in, for the first hour of docs/integrate.md: node examples/platform/stand-in.mjs
import { createServer } from 'node:http';

const { PORT = '4700', TENANT = 'northwind' } = process.env;
const CODE = '123456';
const LIFETIME_S = 20 * 60;
const BUYER = {
  id: 'buyer-1',
  status: 'ACTIVE',
  subStatus: null,
  identity: { email: 'avery.stone@example.com', phone: '+12025550101' },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [],
  version: 1,
};

const part = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const session = () => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { buyerID: BUYER.id, tenant: TENANT, iat, exp: iat + LIFETIME_S };
  // The portal never verifies a signature; a platform does, at every call.
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part('unsigned')}`;
  return { token, tokenExpiresAt: new Date(claims.exp * 1000).toISOString(), buyerID: BUYER.id };
};
const problem = (reason, metadata = {}) => ({ reason, message: reason, metadata });

const answers = {
  'POST /api/auth/send-code': () => [200, { data: { referenceID: 'reference-1' } }],
  'POST /api/auth/login': ({ code }) =>
    code === CODE
      ? [200, session()]
      : [401, problem('Invalid_Token', { attempts: 1, max_attempts: 5, lockout_duration: 900 })],
  'POST /api/auth/buyer/token/refresh': () => [200, session()],
  'POST /api/auth/logout': () => [204],
  'POST /api/featureflag/evaluation/bulk': () => [200, {}],
  'GET /api/buyer/buyer-1': () => [200, BUYER],
  'GET /api/servicing/payment-agreement': () => [200, { items: [], nextCursor: null }],
};

const answerTo = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { pathname } = new URL(request.url, 'http://localhost');
  const answer = answers[`${request.method} ${pathname}`] ?? (() => [404, problem('Not_Found')]);
  return answer(text === '' ? {} : JSON.parse(text));
};

// An incomplete body or one that is not JSON is the caller's error and must not crash the process.
const server = createServer(async (request, response) => {
  const [status, body] = await answerTo(request).catch(() => [400, problem('Invalid_Request')]);
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
server.listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port} signs in with the code ${CODE}\n`),
);
