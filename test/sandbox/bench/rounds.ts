import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/client.ts';
import { borrowers, type Payer, payersOf } from '../support/payers.ts';
import { paymentBody } from '../support/payment-steps.ts';
import { remoteClient } from '../support/remote-client.ts';
import { askForCode, login, newestCode } from '../support/sign-in-steps.ts';
import { type Measured, measure, medianOf } from './measure.ts';

/** What is measured: a code is asked for, it is exchanged for a session, the loans are listed, a payment is made. */
export const READS = ['code', 'sign-in', 'loan list', 'payment'] as const;
export type Figures = Readonly<Record<(typeof READS)[number], Measured>>;

const ROUNDS = 3;
/** Requests in progress at a time. */
const AT_A_TIME = 8;
const LISTS = 240;
const PAYMENTS_A_LOAN = 3;
const PEOPLE = 8;

const expected = (answer: Answer, status: number): void => {
  if (answer.status !== status)
    throw new Error(`Answered ${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
};

const round = async (ports: readonly number[], payers: readonly Payer[]): Promise<Figures> => {
  let turn = 0;
  const nextPort = (): number => {
    turn += 1;
    return ports[turn % ports.length] ?? 0;
  };
  // A few of one lender: what a round needs is made before it is measured, and takes its time as well.
  const people = borrowers()
    .filter(({ tenant }) => tenant === 'northwind')
    .slice(0, PEOPLE);
  const references = new Map<string, string>();
  const code = await measure(
    people.map(({ tenant, email }) => async () => {
      references.set(email, await askForCode(remoteClient(nextPort(), tenant), email));
    }),
    AT_A_TIME,
  );
  const codes = new Map<string, string>();
  for (const { tenant, email } of people.filter((one) => references.has(one.email)))
    codes.set(email, await newestCode(remoteClient(nextPort(), tenant), email));
  const signIn = await measure(
    people
      .filter(({ email }) => codes.has(email))
      .map(({ tenant, email }) => async () => {
        const answer = await login(
          remoteClient(nextPort(), tenant),
          references.get(email) ?? '',
          codes.get(email) ?? '',
        );
        // Whoever shares a mobile or is blocked is answered by a refusal, which costs the same.
        if (answer.status !== 401) expected(answer, 200);
      }),
    AT_A_TIME,
  );
  const at = (payer: Payer) => payer.client.at(nextPort());
  const list = await measure(
    Array.from({ length: LISTS }, (_, index) => async () => {
      const payer = payers[index % payers.length];
      if (payer) expected(await at(payer).call('GET', '/api/servicing/payment-agreement'), 200);
    }),
    AT_A_TIME,
  );
  const orders: (() => Promise<void>)[] = [];
  for (let time = 0; time < PAYMENTS_A_LOAN; time += 1) {
    for (const payer of payers) {
      const { client, loanId, methodId, currency } = payer;
      const cents = payer.nextCents;
      payer.nextCents += 1;
      const body = await paymentBody(client, loanId, { cents, payOn: payer.today(), methodId, currency });
      orders.push(async () => {
        const path = `/api/servicing/payment-agreement/${loanId}/payment`;
        const headers = { 'idempotency-key': randomUUID() };
        expected(await at(payer).call('POST', path, { headers, body }), 201);
      });
    }
  }
  return { code, 'sign-in': signIn, 'loan list': list, payment: await measure(orders, AT_A_TIME) };
};

/** Rounds of every read over platforms behind one database, taken in turn, and the median of them; one round goes before. */
export const figuresOf = async (ports: readonly number[]): Promise<Figures> => {
  const payers = await payersOf(ports[0] ?? 0, 'northwind');
  await round(ports, payers);
  const rounds: Figures[] = [];
  for (let one = 0; one < ROUNDS; one += 1) rounds.push(await round(ports, payers));
  const of = (read: (typeof READS)[number]) => medianOf(rounds.map((figures) => figures[read]));
  return {
    code: of('code'),
    'sign-in': of('sign-in'),
    'loan list': of('loan list'),
    payment: of('payment'),
  };
};
