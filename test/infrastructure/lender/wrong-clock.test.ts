import { PaymentOptionsOf } from '@member-portal/application/payments';
import {
  Clock,
  LenderClock,
  LoanReads,
  PaymentGateway,
  SessionStore,
  TenantRules,
} from '@member-portal/application/ports';
import { createServices } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import { createLenderClock } from '@member-portal/client/runtime';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { isCancellable } from '@member-portal/domain/payment';
import { loanTodayOf, todayContent } from '@member-portal/domain/today';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { loanSample } from '../../support/infrastructure/wire-samples.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const text = (at: number): string => new Date(at).toUTCString();

/** A lender whose clock is so far away from this device's, and the ports of a program in front of it. */
const aLenderAhead = async (milliseconds: number, headers: Readonly<Record<string, string>> = {}) => {
  const server = await loopbackServer((response) => {
    response.setHeader('date', text(Date.now() + milliseconds));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    json(response, 200, loanSample);
  });
  return createServices(lenderPorts({ ...A_LENDER, apiUrl: `${server.origin}/` }));
};

const LOAN = 'loan-1' as LoanId;

describe('on a device whose clock is a day fast', () => {
  const opened = async () => {
    const services = await aLenderAhead(-DAY);
    const loan = (await services.get(LoanReads).readLoan(LOAN))._unsafeUnwrap();
    const { timeZone } = services.get(TenantRules);
    const dayOf = (now: Instant) => timeZone.dateAt(now);
    const lenders = dayOf((Date.now() - DAY) as Instant);
    return { services, loan, lenders, dayOf };
  };

  it("a payment is offered for the lender's day", async () => {
    const { services, loan, lenders } = await opened();
    const options = services.get(PaymentOptionsOf)(loan, [])._unsafeUnwrap();
    expect([options.today, options.dates.earliest]).toEqual([lenders, lenders]);
  });

  it('what is due on the lender’s day is due today, and what can be cancelled until then still can', async () => {
    const { services, lenders, dayOf } = await opened();
    const now = services.get(LenderClock).now();
    const due = aLoan({ nextPayment: { dueOn: lenders, amount: usd(10_800) } });
    const context = { today: dayOf(now), timeZone: services.get(TenantRules).timeZone };
    const { state } = todayContent(loanTodayOf(due, { ...context, now }), {
      ...context,
      cancellable: true,
      showsReason: true,
    });
    expect(state).toEqual({ name: 'due.now', on: lenders });
    const cancelBefore = (Date.now() - DAY + MINUTE) as Instant;
    expect(isCancellable(aPaymentRequest({ cancelBefore }), now)).toBe(true);
    expect(isCancellable(aPaymentRequest({ cancelBefore }), services.get(Clock).now())).toBe(false);
  });

  it('what is counted on the device is counted by its own clock', async () => {
    const { services } = await opened();
    expect(Math.abs(services.get(Clock).now() - Date.now())).toBeLessThan(MINUTE);
  });
});

describe('the lender’s clock', () => {
  it.each([
    ['a device whose clock is nearly right', -50_000, {}, 0],
    ['a device that is an hour slow', 60 * MINUTE, {}, 60 * MINUTE],
    ['an answer from a cache', -DAY, { age: '86400' }, 0],
  ] as const)('behind %s', async (_, ahead, headers, expected) => {
    const services = await aLenderAhead(ahead, headers);
    await services.get(LoanReads).readLoan(LOAN);
    const difference = services.get(LenderClock).now() - services.get(Clock).now();
    expect(Math.abs(difference - expected)).toBeLessThan(2_000);
  });

  it('is the device’s until the first answer, and again once the device is set right', () => {
    let device = (Date.now() + DAY) as Instant;
    const clock = createLenderClock({ now: () => device });
    const hear = () => clock.beginCall()(new Headers({ date: text(Date.now()) }));
    expect(clock.now()).toBe(device);
    hear();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
    device = Date.now() as Instant;
    hear();
    expect(clock.now()).toBe(device);
  });

  it('ignores a call during which the device was set back', () => {
    let device = DAY as Instant;
    const clock = createLenderClock({ now: () => device });
    const endCall = clock.beginCall();
    device = 0 as Instant;
    endCall(new Headers({ date: text(10 * DAY) }));
    expect(clock.now()).toBe(0);
  });

  it('ignores an answer without a readable date', () => {
    const clock = createLenderClock({ now: () => DAY as Instant });
    for (const headers of [{}, { date: 'yesterday' }, { date: '' }]) clock.beginCall()(new Headers(headers));
    expect(clock.now()).toBe(DAY);
  });

  it('is off by a second and half of the call at most, or by less than a minute where that is all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400 * DAY, max: 400 * DAY }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 999 }),
        (ahead, toLender, back, inSecond) => {
          const start = Date.UTC(2026, 10, 21, 15) + inSecond;
          let real = start;
          const clock = createLenderClock({ now: () => (real - ahead) as Instant });
          const endCall = clock.beginCall();
          const date = text(start + toLender);
          real = start + toLender + back;
          endCall(new Headers({ date }));
          const took = toLender + back;
          const off = Math.abs(clock.now() - real);
          // `Date` is cut to a second.
          const by = took / 2 + 1_001;
          if (took > 30_000) expect(off).toBe(Math.abs(ahead));
          else expect(off).toBeLessThanOrEqual(Math.abs(ahead) > MINUTE + by ? by : MINUTE + by);
        },
      ),
    );
  });
});

it('a page follows the answers of the lender too', async () => {
  const headers = { date: text(Date.now() - DAY) };
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({ fetch: async () => Response.json(loanSample, { headers }) }),
  });
  onTestFinished(dispose);
  services.get(SessionStore).open(aSession(Date.now() as Instant));
  await loadSignedIn();
  const difference = () => services.get(LenderClock).now() - services.get(Clock).now();
  (await services.get(LoanReads).readLoan(LOAN))._unsafeUnwrap();
  expect(Math.abs(difference() + DAY)).toBeLessThan(MINUTE);
});

it('the gateway is no lender: its date moves no clock', async () => {
  const gateway = await loopbackServer((response) => {
    response.setHeader('date', text(Date.now() - DAY));
    json(response, 200, { items: [] });
  });
  const services = createServices(lenderPorts({ ...A_LENDER, gatewayUrl: `${gateway.origin}/` }));
  await services.get(PaymentGateway).listMethods('buyer-1' as BuyerId);
  expect(gateway.arrived).toHaveLength(1);
  expect(Math.abs(services.get(LenderClock).now() - Date.now())).toBeLessThan(MINUTE);
});
