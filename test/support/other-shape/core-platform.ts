import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { closeLocally, listenLocally } from '../local-server.ts';

const callSchema = z.object({
  op: z.string(),
  key: z.string().optional(),
  args: z.record(z.string(), z.unknown()).default({}),
});
const debitSchema = z.object({
  loan: z.number(),
  amt: z.string(),
  on: z.string(),
  src: z.string(),
  ref: z.string(),
});

/** A debit as the core keeps it: a negative decimal, a day as Americans write it, a number for its state. */
interface Debit {
  readonly id: number;
  readonly ref: string;
  readonly loan: number;
  readonly amt: string;
  readonly on: string;
  readonly src: string;
  readonly st: number;
}

const OTP = '246810';
const PLAN = [
  { n: 1, when: '10/16/2026', amt: '157.98', p: '146.20', i: '11.78', paid: '157.98' },
  { n: 2, when: '11/16/2026', amt: '157.98', p: '147.70', i: '10.28', paid: '0.00' },
  { n: 3, when: '12/16/2026', amt: '157.97', p: '149.26', i: '8.71', paid: '0.00' },
];
const loan = (cust: number, no: number, st: number, bal: string, late: string) => ({
  cust,
  no,
  st,
  shop: 'Hearth & Pine',
  what: 'Oak table',
  orig: '473.93',
  bal,
  prin: bal,
  int: '0.00',
  fee: '0.00',
  late,
  apr: 19.99,
  opened: '09/16/2026',
  ends: '12/16/2026',
  plan: PLAN,
});
/** Numbers of loans have gaps, and each belongs to a customer. */
const LOANS = [
  loan(77, 8801, 3, '315.95', '157.98'),
  loan(77, 8807, 3, '157.97', '0.00'),
  loan(77, 8820, 9, '0.00', '0.00'),
  loan(78, 8833, 3, '157.97', '0.00'),
];

/** Customers by the key of their session; a ticket is sent for any address. */
const CUSTOMERS = [
  { no: 77, first: 'Avery', last: 'Stone', mail: 'avery.stone@example.com', cell: '2025550101', key: 'K-77' },
  {
    no: 78,
    first: 'Blake',
    last: 'Rivers',
    mail: 'blake.rivers@example.com',
    cell: '2025550102',
    key: 'K-78',
  },
];

/**
 * A lender's platform whose shape is nothing like the contract: one address for all, always 200, numbers for states and
 * errors, decimals for money, a key instead of a token, and no idempotency but a reference of the caller's.
 */
export const corePlatform = async () => {
  const debits: Debit[] = [];
  const fail = (no: number, txt: string) => ({ ok: false, err: { no, txt } });
  const done = (data: unknown) => ({ ok: true, data });

  const loanOf = (cust: number, no: unknown) => LOANS.find((one) => one.cust === cust && one.no === no);

  const debit = (cust: number, given: unknown) => {
    const { loan: no, amt, on, src, ref } = debitSchema.parse(given);
    const of = loanOf(cust, no);
    if (!of) return fail(4040, 'no such loan');
    if (of.st === 9) return fail(4103, 'loan is paid');
    if (Number(amt) > Number(of.bal)) return fail(4101, 'amount too high');
    if (src !== 'W-1') return fail(4104, 'no such source');
    const made = { id: debits.length + 1, ref, loan: no, amt: `-${amt}`, on, src, st: 1 };
    debits.push(made);
    return done(made);
  };

  const visitor = (op: string, args: Readonly<Record<string, unknown>>): unknown => {
    if (op === 'otp.send') return done({ ticket: `T-${String(args['to'])}` });
    const known = CUSTOMERS.find(({ mail }) => `T-${mail}` === args['ticket']);
    return known && args['otp'] === OTP ? done({ key: known.key, cust: known.no }) : fail(4011, 'wrong otp');
  };

  const answer = (op: string, key: string | undefined, args: Readonly<Record<string, unknown>>): unknown => {
    if (op.startsWith('otp.')) return visitor(op, args);
    const customer = CUSTOMERS.find((one) => one.key === key);
    if (!customer) return fail(4010, 'no session');
    if (op === 'cust.get') return done({ ...customer, key: undefined });
    if (op === 'loans.all') return done(LOANS.filter(({ cust }) => cust === customer.no));
    if (op === 'wallet.get')
      return done([{ id: 'W-1', kind: 'ACH', tail: '4417', bank: 'Granite Valley Bank' }]);
    if (op === 'debit.byRef') return done(debits.find(({ ref }) => ref === args['ref']) ?? null);
    if (op === 'debit.make') return debit(customer.no, args);
    const found = loanOf(customer.no, args['no']);
    if (!found) return fail(4040, 'no such loan');
    if (op === 'loan.get') return done(found);
    if (op === 'debits.of') return done(debits.filter(({ loan: no }) => no === found.no));
    return fail(9000, 'unknown op');
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { op, key, args } = callSchema.parse(JSON.parse(text));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer(op, key, args)));
    });
  });
  const port = await listenLocally(server);
  onTestFinished(() => closeLocally(server));
  return { origin: `http://127.0.0.1:${port}`, debits, otp: OTP };
};
