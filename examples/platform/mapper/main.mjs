// Serves the contract over another API: CORE=http://core.example node examples/platform/mapper/main.mjs
import { createServer } from 'node:http';
import { coreAt, Problem } from './core.mjs';
import { agreementOf, requestOf, summaryOf } from './loans.mjs';
import { fitting, pageOf, placeOfDebit, placeOfLoan } from './pages.mjs';
import { createPayments } from './payments.mjs';
import { createSessions } from './sessions.mjs';

const { CORE = 'http://127.0.0.1:4800', PORT = '4700', TENANT = 'northwind' } = process.env;
const core = coreAt(CORE);
const sessions = createSessions(TENANT);
const pay = createPayments(core);

const methodOf = ({ id, tail, bank }) => ({ id, type: 'BANK_ACCOUNT', last4: tail, bankName: bank });
const debitsOf = (no, { key }) => core('debits.of', { no }, key);
const summariesFor = async (caller) => {
  const loans = await core('loans.all', {}, caller.key);
  return Promise.all(loans.map(async (loan) => summaryOf(loan, await debitsOf(loan.no, caller))));
};
const paidWith = async ({ key }) => {
  const [first] = await core('wallet.get', {}, key);
  return { type: 'BANK_ACCOUNT', brand: first.bank, last4: first.tail };
};
const documentOf = ({ tag, locale }) => ({
  id: `${tag}-1`,
  kind: tag,
  title: 'Authorization for a payment',
  locale,
  version: '1',
  effectiveOn: new Date().toISOString().slice(0, 10),
  contentType: 'text/html',
  content: '<h1>Authorization for a payment</h1><p>You authorize this payment from your account.</p>',
});

/** Calls without a session first, then those that need one. `:id` matches one part of a path. */
const open = {
  'POST /api/auth/send-code': async ({ body }) => {
    const { ticket } = await core('otp.send', { to: body.email ?? body.phone });
    return [200, { data: { referenceID: ticket } }];
  },
  'POST /api/auth/login': async ({ body }) => {
    const { key, cust } = await core('otp.check', { ticket: body.referenceID, otp: body.code });
    return [200, sessions.begin(key, String(cust))];
  },
  'POST /api/featureflag/evaluation/bulk': async () => [200, { autopay: { enabled: false } }],
};
const signedIn = {
  'POST /api/auth/buyer/token/refresh': async ({ caller }) => [200, sessions.refresh(caller)],
  'GET /api/buyer/:id': async ({ caller, id }) => {
    if (id !== caller.buyerId) throw new Problem(404, 'Not_Found');
    const { no, first, last, mail, cell } = await core('cust.get', {}, caller.key);
    const identity = { email: mail, phone: `+1${cell}` };
    const names = { givenName: first, familyName: last };
    const rest = { status: 'ACTIVE', subStatus: null, languagePreference: 'en-us', contacts: [], version: 1 };
    return [200, { id: String(no), ...rest, identity, ...names }];
  },
  'GET /api/servicing/payment-agreement': async ({ caller, query }) => {
    if ((query.get('buyerId') ?? caller.buyerId) !== caller.buyerId) throw new Problem(404, 'Not_Found');
    const statuses = query.getAll('status');
    const summaries = await summariesFor(caller);
    const wanted = summaries.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    return [200, pageOf(wanted, placeOfLoan, query)];
  },
  'GET /api/servicing/payment-agreement/:id': async ({ caller, id }) => {
    const loan = await core('loan.get', { no: Number(id) }, caller.key);
    return [200, agreementOf(loan, await debitsOf(loan.no, caller), await paidWith(caller), Date.now())];
  },
  'GET /api/servicing/payment-agreement/:id/history': async ({ caller, id, query }) => {
    const debits = (await debitsOf(Number(id), caller)).map((debit) => requestOf(debit));
    const items = debits.map(({ id: of, requestKey, amount, payOn, confirmation }) => {
      return { id: of, requestKey, type: 'PAYMENT', status: 'SCHEDULED', amount, on: payOn, confirmation };
    });
    return [200, pageOf(items.filter(fitting(query)), placeOfDebit, query)];
  },
  'POST /api/servicing/payment-agreement/:id/payment': async ({ caller, id, body, headers }) => {
    const method = await paidWith(caller);
    return [201, await pay(Number(id), body, headers['idempotency-key'], { key: caller.key, method })];
  },
  'POST /api/disclosure/payment-agreement/:id': async ({ body }) => [200, documentOf(body)],
  'GET /v1/payment-methods': async ({ caller }) => {
    const wallet = await core('wallet.get', {}, caller.key);
    const always = { status: 'ACCEPTED', holder: 'Account holder', addedOn: '2026-01-01T00:00:00Z' };
    return [200, { items: wallet.map((one) => ({ ...always, ...methodOf(one) })) }];
  },
};

const routed = (table, call) => {
  for (const [name, answer] of Object.entries(table)) {
    const found = new RegExp(`^${name.replace(':id', '([^/]+)')}$`).exec(call);
    if (found) return { answer, id: found[1] };
  }
  return undefined;
};

const answerTo = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { pathname, searchParams: query } = new URL(request.url, 'http://localhost');
  const call = `${request.method} ${pathname}`;
  const body = text === '' ? {} : JSON.parse(text);
  const asked = { body, query, headers: request.headers };
  const visitor = routed(open, call);
  if (visitor) return visitor.answer(asked);
  const caller = sessions.callerOf(request.headers.authorization);
  const found = routed(signedIn, call);
  if (!found) throw new Problem(404, 'Not_Found');
  return found.answer({ ...asked, caller, id: found.id });
};

const server = createServer(async (request, response) => {
  const [status, body] = await answerTo(request).catch((error) => {
    const { status: of = 502, reason = 'Core_Failed' } = error instanceof Problem ? error : {};
    return [of, { reason, message: String(error.message), metadata: {} }];
  });
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
});
server.listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port} in front of ${CORE}\n`),
);
