import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ListLoans, ReadHistory, ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { PreparePayment, SubmitPayment } from '@member-portal/application/payments';
import { Clock, PortalConfiguration, SessionStore } from '@member-portal/application/ports';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { plainDate } from '@member-portal/domain/calendar';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';
import { createMemoryRecords, createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createKit } from '../../../conformance/kit.ts';
import { checksOf, runChecks } from '../../../conformance/run.ts';
import { answerCheck } from '../../../hosting/development/integrator/answer-breaches.ts';
import { readContract } from '../../../hosting/development/integrator/contract-document.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { corePlatform } from '../../support/other-shape/core-platform.ts';
import { repositoryPath } from '../../support/repository.ts';
import { startedExample } from '../../support/started-example.ts';

const documents = (['platform', 'gateway'] as const).map((name) =>
  readContract(repositoryPath('contract', `${name}.json`)),
);
const contracts = documents.map((document) => ({ document, check: answerCheck(document, 'northwind') }));

/** The portal's own use cases in front of a platform, every answer of which is held against the contract. */
const portalAt = (origin: string) => {
  const breaches: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await globalThis.fetch(request);
    const { pathname } = new URL(request.url);
    for (const { document, check } of contracts) {
      const operation = document.find(request.method, pathname);
      if (!operation) continue;
      const text = await answer.clone().text();
      const contentType = answer.headers.get('content-type') ?? '';
      const found = check(operation, { status: answer.status, contentType, text });
      breaches.push(
        ...found.map(({ path, expected, got }) => `${pathname} ${path}: ${expected}, not ${got}`),
      );
    }
    return answer;
  };
  const container = createPortalContainer({
    configuration: aConfiguration({ apiurl: origin, gatewayurl: origin }),
    platform: aPlatform({ fetch, records: createMemoryRecords() }),
  });
  onTestFinished(() => container.dispose());
  return { ...container, breaches };
};

const signIn = async ({ services, loadSignedIn }: ReturnType<typeof portalAt>, code: string) => {
  const destination = {
    method: 'EMAIL',
    email: emailAddress('avery.stone@example.com')._unsafeUnwrap(),
  } as const;
  const locale = services.get(PortalConfiguration).defaultLocale;
  expect((await services.get(RequestCode)({ destination, locale })).isOk()).toBe(true);
  const answer = await services.get(SubmitCode)({ code: oneTimeCode(code)._unsafeUnwrap() });
  if (answer.isOk()) await loadSignedIn();
  return answer;
};

describe('the stand-in platform of the first hour', () => {
  it('goes on after a body that it cannot read, and fails only the two checks that the page names', async () => {
    const origin = await startedExample('stand-in.mjs');
    for (const body of ['{', 'null']) {
      const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', body });
      expect(answer.status).toBe(400);
    }
    const person = { email: 'avery.stone@example.com' };
    const kit = createKit(
      { api: origin },
      { appId: 'app', codes: { fixed: '123456' }, person, locked: person },
    );
    const outcomes = await runChecks(checksOf(['sign-in']), kit, false);
    const failed = outcomes.filter(({ kind }) => kind === 'failed').map(({ check }) => check.id);
    expect(failed).toEqual(['sign-in.no-token', 'sign-in.lockout']);
    const page = readFileSync(repositoryPath('docs', 'integrate.md'), 'utf8');
    for (const id of failed) expect(page).toContain(`\`${id}\``);
  });

  it('has at most 60 lines', () => {
    const text = readFileSync(repositoryPath('examples', 'platform', 'stand-in.mjs'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('signs in within the contract, and refuses a wrong code', async () => {
    const portal = portalAt(await startedExample('stand-in.mjs'));
    expect((await signIn(portal, '000000'))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
      retriesLeft: 4,
    });
    expect((await signIn(portal, '123456'))._unsafeUnwrap().buyerId).toBe('buyer-1');
    expect((await portal.services.get(ListLoans)({ segment: 'outstanding' }))._unsafeUnwrap().items).toEqual(
      [],
    );
    expect(portal.breaches).toEqual([]);
  });
});

describe('a platform of another shape behind the mapper', () => {
  const started = async () => {
    const core = await corePlatform();
    const origin = await startedExample('mapper/main.mjs', { CORE: core.origin });
    const portal = portalAt(origin);
    expect((await signIn(portal, core.otp)).isOk()).toBe(true);
    return { core, origin, portal, services: portal.services };
  };

  it('shows its loans, late ones first and page by page, without a breach of the contract', async () => {
    const { portal, services } = await started();
    const list = services.get(ListLoans);
    const first = (await list({ segment: 'outstanding', limit: 1 }))._unsafeUnwrap();
    expect(first.items).toMatchObject([
      { id: '8801', status: 'OUTSTANDING', subStatus: 'DELINQUENT_PAST_DUE', pastDue: { cents: 15_798 } },
    ]);
    const cursor = first.nextCursor;
    if (cursor === undefined) throw new Error('there is no second page');
    const second = (await list({ segment: 'outstanding', limit: 1, cursor }))._unsafeUnwrap();
    expect(second.items.map(({ id }) => id)).toEqual(['8807']);
    expect(second.nextCursor).toBeUndefined();
    expect((await list({ segment: 'closed' }))._unsafeUnwrap().items).toMatchObject([{ status: 'PAID' }]);
    const [late] = first.items;
    if (!late) throw new Error('there is no loan');
    const loan = (await services.get(ReadLoan)(late.id))._unsafeUnwrap();
    expect(loan.schedule.map(({ status }) => status)).toEqual(['PAID', 'PAST_DUE', 'UPCOMING']);
    expect(portal.breaches).toEqual([]);
  });

  it('takes a payment once, finds it by its key, and refuses by the contract’s reasons', async () => {
    const { core, origin, portal, services } = await started();
    const [late] = (await services.get(ListLoans)({ segment: 'outstanding' }))._unsafeUnwrap().items;
    const [method] = (await services.get(ListPaymentMethods)())._unsafeUnwrap();
    if (!late || !method) throw new Error('nothing to pay, or nothing to pay with');
    const locale = services.get(PortalConfiguration).defaultLocale;
    const payOn = plainDate('2026-11-24')._unsafeUnwrap();
    const submit = async (cents: number) => {
      const amount = { cents, currency: 'USD' } as const;
      const payment = { loanId: late.id, amount, payOn, paymentMethodId: method.id };
      const document = (await services.get(PreparePayment)({ ...payment, locale }))._unsafeUnwrap();
      return services.get(SubmitPayment)({
        ...payment,
        flow: 'MAKE_PAYMENT',
        amountType: 'OTHER',
        payoffQuoteId: undefined,
        retryOf: undefined,
        authorisation: { documentId: document.id, acceptedAt: services.get(Clock).now() },
      });
    };
    expect((await submit(99_999_00))._unsafeUnwrapErr()).toMatchObject({ refusal: 'amount-out-of-range' });
    expect((await submit(5005)).isOk()).toBe(true);
    expect(core.debits).toMatchObject([{ amt: '-50.05', on: '11/24/2026', loan: 8801 }]);
    const history = (await services.get(ReadHistory)(late.id, {}))._unsafeUnwrap();
    expect(history.items).toMatchObject([{ requestKey: core.debits[0]?.ref, amount: { cents: 5005 } }]);
    const isListedBy = async (filter: Parameters<ReadHistory>[1]) =>
      (await services.get(ReadHistory)(late.id, filter))._unsafeUnwrap().items.length === 1;
    const dayAfter = plainDate('2026-11-25')._unsafeUnwrap();
    for (const fits of [
      { from: payOn, to: payOn },
      { types: ['PAYMENT', 'FEE'] },
      { statuses: ['SCHEDULED'] },
    ] as const)
      expect(await isListedBy(fits)).toBe(true);
    for (const fitsNot of [{ from: dayAfter }, { types: ['FEE'] }, { statuses: ['RECEIVED'] }] as const)
      expect(await isListedBy(fitsNot)).toBe(false);

    const key = randomUUID();
    const token = services.get(SessionStore).current()?.token;
    const post = (amount: number) =>
      fetch(`${origin}/api/servicing/payment-agreement/8801/payment`, {
        method: 'POST',
        headers: { 'idempotency-key': key, authorization: `Bearer ${token}` },
        body: JSON.stringify({
          amount: { amount, currency: 'USD' },
          payOn: '2026-11-24',
          paymentMethodId: 'W-1',
        }),
      });
    const raced = await Promise.all(Array.from({ length: 20 }, () => post(700)));
    expect(raced.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    );
    expect((await post(700)).status).toBe(201);
    expect(core.debits.filter(({ ref }) => ref === key)).toHaveLength(1);
    expect((await post(800)).status).toBe(422);
    expect(portal.breaches).toEqual([]);
  });

  it('keeps others’ calls out', async () => {
    const { origin } = await started();
    const forged = `Bearer ${Buffer.from('{}').toString('base64url')}.${Buffer.from('{"sid":"x"}').toString('base64url')}.eA`;
    for (const authorization of ['', 'Bearer x', forged]) {
      const answer = await fetch(`${origin}/api/servicing/payment-agreement`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });

  it('passes the conformance kit’s profile for reading', async () => {
    const { core, origin } = await started();
    const credentials = {
      appId: 'northwind-member-portal',
      tenant: 'northwind',
      codes: { fixed: core.otp },
      person: { email: 'avery.stone@example.com' },
      other: { email: 'blake.rivers@example.com' },
    };
    const kit = createKit({ api: origin, gateway: origin }, credentials);
    const outcomes = await runChecks(checksOf(['read']), kit, false);
    const said = outcomes.map(({ check, kind, said: why }) => [check.id, kind, ...why]);
    expect(said.filter(([, kind]) => kind === 'failed')).toEqual([]);
    expect(said.filter(([, kind]) => kind === 'passed').length).toBeGreaterThan(5);
  });
});
