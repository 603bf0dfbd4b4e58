import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, type Outcome, type Profile, runChecks } from '../../conformance/index.ts';
import { agreementsOf, readAgreement } from '../../conformance/profiles/lists.ts';
import { startProgram } from '../support/acceptance/started-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());
afterEach(() => served.mutate());

/** A kit that reads what the platform has, as `runChecks` prepares it. */
const reader = async () => {
  const kit = await served.kit();
  await kit.learnTime();
  return kit;
};

const made = async (profile: Profile, id: string): Promise<Outcome | undefined> => {
  const checks = checksOf([profile]).filter((check) => check.id === id);
  return (await runChecks(checks, await served.kit(), true))[0];
};

/** An answer that the portal does not follow, so that the kit learns no outcome. */
const lost = (): Response =>
  new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } });

const json = (status: number, body: object = {}): Response => Response.json(body, { status });

const PAYMENT = /\/payment-agreement\/([^/]+)\/payment$/;
const CANCELLED = /\/payment-agreement\/[^/]+\/payment\/([^/]+)$/;
const AGREEMENT = /\/payment-agreement\/([^/]+)$/;

interface Booked {
  readonly agreementId: string;
  readonly payment: { readonly id: string } & Record<string, unknown>;
}

/** A platform that books every order, whoever sends it and however wrong it is. */
const booksAll = ({
  answer,
  keyOf = (key) => key,
  after = 0,
  isCancelled = () => true,
}: {
  readonly answer: () => Response;
  /** The key under which a payment is listed. */
  readonly keyOf?: (key: string) => string;
  /** Milliseconds from the answer to the booking. */
  readonly after?: number;
  readonly isCancelled?: () => boolean;
}) => {
  const booked: Booked[] = [];
  const mutation: Mutation = async (request, handle) => {
    const { pathname } = new URL(request.url);
    const [, ordered] = PAYMENT.exec(pathname) ?? [];
    if (request.method === 'POST' && ordered !== undefined) {
      const { amount, amountType, payOn } = (await request.json()) as Record<string, unknown>;
      const id = `payment-${booked.length}`;
      const payment = {
        ...{ id, amount, amountType, payOn, status: 'REQUESTED', confirmation: 'C-1' },
        requestKey: keyOf(request.headers.get('idempotency-key') ?? ''),
        method: { type: 'BANK_ACCOUNT', last4: '1234' },
        createdAt: new Date().toISOString(),
      };
      const book = () => void booked.push({ agreementId: ordered, payment });
      if (after === 0) book();
      else setTimeout(book, after);
      return answer();
    }
    const [, cancelled] = CANCELLED.exec(pathname) ?? [];
    if (request.method === 'DELETE' && cancelled !== undefined) {
      const at = booked.findIndex(({ payment }) => payment.id === cancelled);
      if (at >= 0 && isCancelled()) booked.splice(at, 1);
      return at < 0
        ? json(404, { reason: 'Not_Found', message: '', metadata: {} })
        : new Response(null, { status: 204 });
    }
    const answered = await handle(request);
    const [, read] = AGREEMENT.exec(pathname) ?? [];
    if (read === undefined || request.method !== 'GET' || answered.status !== 200) return answered;
    const own = booked.filter(({ agreementId }) => agreementId === read).map(({ payment }) => payment);
    const agreement = (await answered.json()) as Record<string, unknown>;
    return json(200, { ...agreement, paymentsInProgress: own });
  };
  return { booked, mutation };
};

const BOOKING = [
  'pay.limits',
  'pay.consent',
  'pay.quote',
  'pay.others',
  'pay.once',
  'pay.replay',
  'pay.race',
];

describe('the conformance kit leaves no payment behind', () => {
  test.each(BOOKING)('where %s gets no answer to an order that was booked', async (id) => {
    const { booked, mutation } = booksAll({ answer: lost });
    served.mutate(mutation);
    expect(await made('pay', id)).toMatchObject({ kind: 'failed' });
    expect(booked).toEqual([]);
  });

  test.each(BOOKING)('where %s is told of a refusal of an order that was booked', async (id) => {
    const refusals: Readonly<Record<string, Response>> = {
      'pay.limits': json(422, { reason: 'Amount_Out_Of_Range', message: '', metadata: {} }),
      'pay.quote': json(409, { reason: 'Payoff_Quote_Expired', message: '', metadata: {} }),
      'pay.others': json(404, { reason: 'Not_Found', message: '', metadata: {} }),
    };
    const refused =
      refusals[id] ?? json(422, { reason: 'Disclosure_Not_Accepted', message: '', metadata: {} });
    const { booked, mutation } = booksAll({ answer: () => refused.clone() as Response });
    served.mutate(mutation);
    expect(await made('pay', id)).toMatchObject({ kind: 'failed' });
    expect(booked).toEqual([]);
  });

  test('where the stranger’s order of pay.others is booked', async () => {
    const { booked, mutation } = booksAll({ answer: () => json(201) });
    served.mutate(mutation);
    expect((await made('pay', 'pay.others'))?.said.join()).toMatch(/POST \S+ answered 201/);
    expect(booked).toEqual([]);
  });

  test('where the platform books under a key of its own', async () => {
    const { booked, mutation } = booksAll({ answer: () => json(201), keyOf: () => randomUUID() });
    served.mutate(mutation);
    expect(await made('pay', 'pay.once')).toMatchObject({ kind: 'failed' });
    expect(booked).toEqual([]);
  });

  test('where the order is booked only after its answer was lost', async () => {
    const { booked, mutation } = booksAll({ answer: lost, after: 800 });
    served.mutate(mutation);
    expect(await made('pay', 'pay.once')).toMatchObject({ kind: 'failed' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(booked).toEqual([]);
  });

  test('or says so where it cannot be cancelled', async () => {
    const { booked, mutation } = booksAll({ answer: () => json(201), isCancelled: () => false });
    served.mutate(mutation);
    expect((await made('pay', 'pay.limits'))?.said).toContain(
      'left behind: a payment that the check booked is still in progress',
    );
    expect(booked).toHaveLength(1);
  });
});

test('a failed check shows the order that failed, and not how it was looked for', async () => {
  served.mutate(async (request, handle) =>
    request.method === 'POST' && PAYMENT.test(new URL(request.url).pathname) ? json(500) : handle(request),
  );
  const outcome = await made('pay', 'pay.limits');
  expect(outcome?.exchanges).toContainEqual(expect.objectContaining({ method: 'POST', status: 500 }));
});

test('a run that is ended undoes what its check in progress booked, and makes no other', async () => {
  const { booked, mutation } = booksAll({ answer: () => json(201) });
  const folder = temporaryFolder({ 'credentials.json': JSON.stringify(await served.credentials()) });
  const [credentials, junit] = [join(folder, 'credentials.json'), join(folder, 'junit.xml')];
  const { api, gateway = '' } = served.target;
  const asked = ['--api', api, '--gateway', gateway, '--profile', 'pay', '--as', credentials];
  const run = startProgram('conformance/main.ts', [...asked, '--allow-payments', '--junit', junit]);
  let most = 0;
  served.mutate(async (request, handle, side) => {
    const answer = await mutation(request, handle, side);
    if (booked.length > most) {
      run.stopReading();
      run.interrupt();
      setTimeout(run.interrupt, 5);
    }
    most = Math.max(most, booked.length);
    return answer;
  });
  expect(await run.exitCode()).toBe(1);
  expect(most).toBeGreaterThan(0);
  expect(booked).toEqual([]);
  const report = readFileSync(junit, 'utf8');
  expect(report).toContain('the run was ended before');
}, 60_000);

const ENROLLED = /\/autopay$/;

/** A platform that enrols, and answers what it likes. */
const enrolling =
  (answer: (enrolled: Response) => Response): Mutation =>
  async (request, handle) => {
    const answered = await handle(request);
    const isEnrolment = request.method === 'POST' && ENROLLED.test(new URL(request.url).pathname);
    return isEnrolment ? answer(answered) : answered;
  };

const enrolledOnes = async (): Promise<readonly string[]> => {
  const kit = await reader();
  const on: string[] = [];
  for (const { id } of await agreementsOf(kit)) {
    const { autopay } = Object(await readAgreement(kit, id));
    if (Object(autopay).enrolled === true) on.push(id);
  }
  return on;
};

describe('the conformance kit leaves no autopay on', () => {
  const answers: readonly (readonly [string, (enrolled: Response) => Response])[] = [
    ['gets no answer', () => lost()],
    ['gets a 202', () => json(202)],
    ['gets a 503', () => json(503)],
    ['is told that it is off', () => json(200, { enrolled: false })],
  ];
  test.each(answers)('where the enrolment %s', async (_, answer) => {
    const before = await enrolledOnes();
    served.mutate(enrolling(answer));
    expect(await made('autopay', 'autopay.enrol')).toMatchObject({ kind: 'failed' });
    served.mutate();
    expect(await enrolledOnes()).toEqual(before);
  });

  test('where the agreement is enrolled only after the answer was lost', async () => {
    const before = await enrolledOnes();
    served.mutate(async (request, handle) => {
      if (request.method !== 'POST' || !ENROLLED.test(new URL(request.url).pathname)) return handle(request);
      const copy = new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body: await request.text(),
      });
      setTimeout(() => void handle(copy), 800);
      return lost();
    });
    expect(await made('autopay', 'autopay.enrol')).toMatchObject({ kind: 'failed' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    served.mutate();
    expect(await enrolledOnes()).toEqual(before);
  });

  test('or says so where it cannot be turned off', async () => {
    served.mutate(async (request, handle) =>
      request.method === 'DELETE' ? json(503) : enrolling(lost)(request, handle, 'platform'),
    );
    expect((await made('autopay', 'autopay.enrol'))?.said).toContain(
      'left behind: autopay that the check turned on is still on',
    );
    served.mutate();
    const kit = await reader();
    const { token } = await kit.session();
    for (const id of await enrolledOnes())
      await kit.call({ method: 'DELETE', path: `/api/servicing/payment-agreement/${id}/autopay`, token });
  });
});

describe('the conformance kit leaves no changed address', () => {
  const emailOf = async (): Promise<unknown> => {
    const kit = await reader();
    const { token, buyerId } = await kit.session();
    const { json: buyer } = await kit.call({ method: 'GET', path: `/api/buyer/${buyerId}`, token });
    return Object(Object(buyer).identity).email;
  };

  test.each([
    ['no answer', lost],
    ['a 204', () => new Response(null, { status: 204 })],
    ['a refusal', () => json(422, { reason: 'Identity_Not_Verified', message: '', metadata: {} })],
  ])('where a save that was made gets %s', async (_, answer) => {
    const before = await emailOf();
    let saved: Record<string, unknown> | undefined;
    served.mutate(async (request, handle) => {
      if (!/\/api\/buyer\/[^/]+$/.test(new URL(request.url).pathname)) return handle(request);
      if (request.method === 'PUT') {
        saved = (await request.json()) as Record<string, unknown>;
        const isChanged = Object(saved['identity']).email !== before;
        return isChanged ? answer() : json(200, saved);
      }
      const answered = await handle(request);
      return answered.status === 200 && saved !== undefined ? json(200, saved) : answered;
    });
    expect(await made('contact', 'contact.unverified')).toMatchObject({ kind: 'failed' });
    expect(Object(saved?.['identity']).email).toBe(before);
  });
});
