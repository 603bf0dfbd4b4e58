import { randomUUID } from 'node:crypto';
import { previewPayment, projectSchedule } from '@member-portal/domain/projection';
import { expect } from 'vitest';
import type { AgreementWire } from '../../../sandbox/contract/agreement.ts';
import { demoTenants } from '../../../sandbox/index.ts';
import { PLACES } from '../../../sandbox/people/places.ts';
import { randomPeople } from '../../../sandbox/people/random-people.ts';
import { type RandomSource, randomSource } from '../../../sandbox/people/random-source.ts';
import type { PlatformTenant } from '../../../sandbox/tenants/platform-tenant.ts';
import type { Client } from './client.ts';
import { day } from './domain-day.ts';
import { namedByEnrolment, type Order, pay, prepare, readLoan } from './payment-steps.ts';
import { positionOfWire } from './position-of-wire.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { expectSoundBooks } from './sound-books.ts';

const DAY = 86_400_000;
const AGREEMENTS = '/api/servicing/payment-agreement';

/** What the portal foretold of a payment, and on which loan. Cents. */
interface Foretold {
  readonly agreementId: string;
  readonly allocation: { readonly fees: number; readonly interest: number; readonly principal: number };
}

/** Random borrowers with random events, the same for the same seed. */
export interface World {
  /** Loans that began in it. */
  readonly loans: number;
  /** Things that were done to them, by kind. */
  readonly done: ReadonlyMap<string, number>;
  /** Payments whose booking was compared with what the portal had foretold. */
  readonly foretold: number;
}

const choose = (loan: AgreementWire, { pick, between }: RandomSource): Partial<Order> & { cents: number } => {
  const offer = pick(loan.paymentOptions);
  const { amountType, amount, min, max } = offer;
  const cents = max ? between(min?.amount ?? 1, max.amount) : (amount?.amount ?? 0);
  return { cents, amountType, ...(amountType === 'PAYOFF' ? { flow: 'PAY_OFF' as const } : {}) };
};

const liveIn = async (
  sandbox: Sandbox,
  tenant: PlatformTenant,
  random: RandomSource,
  days: number,
): Promise<World> => {
  await sandbox.catchUp();
  const { db } = sandbox;
  const all = await db.selectFrom('agreement').select(['id', 'buyer_id']).orderBy('number').execute();
  const done = new Map<string, number>();
  const count = (what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);
  const foretold = new Map<string, Foretold>();
  const forget = (agreementId: string): void => {
    for (const [id, one] of foretold) if (one.agreementId === agreementId) foretold.delete(id);
  };
  const buyerOf = (id: string): string => all.find((one) => one.id === id)?.buyer_id ?? '';
  const clientOf = async (buyerId: string): Promise<Client> =>
    sandbox.visit(tenant.id).withToken(await sandbox.tokenFor(buyerId, tenant.id));
  const today = (loan: AgreementWire): string => loan.payoff?.goodThrough ?? '';

  const buyerPays = async (client: Client, loan: AgreementWire): Promise<void> => {
    const methods = await db
      .selectFrom('payment_method')
      .select('id')
      .where('buyer_id', '=', buyerOf(loan.id))
      .where('declines', '=', false)
      .where('status', '=', 'ACCEPTED')
      .execute();
    if (methods.length === 0 || loan.paymentOptions.length === 0) return;
    const order = { ...choose(loan, random), payOn: today(loan), methodId: random.pick(methods).id };
    const position = positionOfWire(loan);
    // The schedule that the portal projects is the one that the platform shows.
    const open = loan.schedule.filter(({ amount, paid }) => paid.amount < amount.amount);
    if (loan.paymentsInProgress.length === 0) {
      expect(
        projectSchedule(position).open.map(({ number, dueOn, amount }) => [number, dueOn, amount]),
      ).toEqual(open.map(({ number, dueOn, amount }) => [number, dueOn, amount.amount]));
    }
    const answer = await pay(client, loan.id, { ...order, currency: tenant.currency });
    forget(loan.id);
    if (answer.status !== 201) return count('refused payment');
    count('payment');
    if (loan.paymentsInProgress.length > 0) return;
    const payment = {
      on: day(order.payOn),
      cents: order.cents,
      toPrincipal: order.amountType === 'PRINCIPAL',
    };
    const { fees, interest, principal } = previewPayment(position, payment).allocation;
    const { id } = answer.body as { readonly id: string };
    foretold.set(id, {
      agreementId: loan.id,
      allocation: { fees: fees.cents, interest: interest.cents, principal: principal.cents },
    });
  };
  const enrols = async (client: Client, loan: AgreementWire): Promise<void> => {
    const isOn = loan.autopay.enrolled;
    const headers = { 'idempotency-key': randomUUID() };
    const path = `${AGREEMENTS}/${loan.id}/autopay`;
    if (isOn) return count(`off ${(await client.call('DELETE', path, { headers })).status}`);
    const method = await db
      .selectFrom('payment_method')
      .select('id')
      .where('buyer_id', '=', buyerOf(loan.id))
      .orderBy('added_at')
      .executeTakeFirstOrThrow();
    const kind = loan.kind === 'SPLIT_PAY' ? 'auto-enroll-sp' : 'auto-enroll';
    const wish = {
      channel: 'WEB',
      flow: 'AUTOPAY_ENROLL',
      paymentMethodId: method.id,
      amountType: 'INSTALLMENT',
      ...(loan.balance.currency === 'CAD'
        ? { amountRule: 'FIXED', preNotificationWaived: true }
        : { amountRule: 'VARYING' }),
      frequency: loan.frequency,
      startOn: today(loan),
    };
    const { id: documentId } = await prepare(client, loan.id, kind, namedByEnrolment(wish));
    const { status } = await client.call('POST', path, {
      headers,
      body: {
        ...wish,
        disclosure: {
          type: 'AUTOPAY_ENROLLMENT',
          documentId,
          acceptedAt: new Date(sandbox.now()).toISOString(),
        },
      },
    });
    count(`autopay ${status}`);
  };

  const lenderActs = async (client: Client, loan: AgreementWire): Promise<void> => {
    const settled = await db
      .selectFrom('payment')
      .select('id')
      .where('agreement_id', '=', loan.id)
      .where('activity_status', '=', 'RECEIVED')
      .where('origin', '!=', 'LENDER')
      .orderBy('pay_on')
      .orderBy('id')
      .execute();
    const kind = random.pick([
      'charge-back',
      'charge-back',
      'refund-payment',
      'refund-order',
      'hardship',
    ] as const);
    const paymentId = settled.length === 0 ? 'none' : random.pick(settled).id;
    const body = {
      'charge-back': { paymentId },
      'refund-payment': { paymentId },
      'refund-order': {
        agreementId: loan.id,
        amount: random.chance(10) ? loan.original.amount : random.between(1, loan.original.amount),
      },
      hardship: {
        agreementId: loan.id,
        plan: random.pick([0, 29, 59]),
        amount: random.pick([0, random.between(1_000, 6_000)]),
        months: random.between(1, 4),
      },
    }[kind];
    const { status } = await client.call('POST', '/sandbox/control/actions', { body: { kind, ...body } });
    expect([204, 404, 409]).toContain(status);
    forget(loan.id);
    count(`${kind} ${status}`);
  };

  let compared = 0;
  const compareWithBooked = async (): Promise<void> => {
    if (foretold.size === 0) return;
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'fees', 'interest', 'principal', 'activity_status'])
      .where('id', 'in', [...foretold.keys()])
      .where('activity_status', '!=', 'PENDING')
      .execute();
    for (const { id, activity_status, ...allocation } of rows) {
      if (activity_status === 'RECEIVED') {
        expect(allocation).toEqual(foretold.get(id)?.allocation);
        compared += 1;
      }
      foretold.delete(id);
    }
  };

  for (let passed = 0; passed < days; passed += 1) {
    for (let act = random.between(1, 4); act > 0 && all.length > 0; act -= 1) {
      const { id, buyer_id } = random.pick(all);
      const client = await clientOf(buyer_id);
      const loan = await readLoan(client, id);
      const what = random.between(1, 10);
      if (what <= 6) await buyerPays(client, loan);
      else if (what === 7 && loan.payoff) await enrols(client, loan);
      else await lenderActs(client, loan);
    }
    sandbox.advance(DAY);
    await sandbox.catchUp();
    await compareWithBooked();
    if (passed % 10 === 9 || passed === days - 1) await expectSoundBooks(db);
  }
  return { loans: all.length, done, foretold: compared };
};

/** Lets a random population live for some days on a platform of its own, and looks at its books all the while. */
export const liveInRandomWorld = async (seed: number, people: number, days: number): Promise<World> => {
  const place = PLACES[seed % PLACES.length];
  const tenant = demoTenants.find(({ id }) => id === place?.tenant);
  if (!place || !tenant) throw new Error('A place has a tenant.');
  const sandbox = await startSandbox({
    tenants: [tenant],
    people: randomPeople(place, seed, people),
    hasControl: true,
  });
  try {
    return await liveIn(sandbox, tenant, randomSource(seed), days);
  } finally {
    await sandbox.close();
  }
};
