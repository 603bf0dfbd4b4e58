import {
  AutopayOptionsOf,
  EnrolInAutopay,
  ManageAutopay,
  PrepareAutopay,
  type ReviewedAutopay,
  readsAfterAutopay,
  TurnOffAutopay,
} from '@member-portal/application/autopay';
import type { KeptIntents } from '@member-portal/application/memory';
import type { OrderFailure } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { Flags } from '@member-portal/domain/flags';
import type { LoanId } from '@member-portal/domain/loan';
import { MAY_ARRIVE_WITHIN_MS } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const loan = aLoan();
const reviewed: ReviewedAutopay = {
  loanId: loan.id,
  enrolment: {
    flow: 'AUTOPAY_ENROLL',
    paymentMethodId: 'method-1' as PaymentMethodId,
    amountType: 'INSTALLMENT',
    amount: undefined,
    amountRule: 'FIXED',
    frequency: 'MONTHLY',
    startOn: day('2026-12-01'),
    preNotificationWaived: undefined,
    authorisation: { documentId: 'document-1', acceptedAt: Date.UTC(2026, 10, 21, 14) as Instant },
  },
};
const other: ReviewedAutopay = {
  ...reviewed,
  enrolment: { ...reviewed.enrolment, amountType: 'OTHER', amount: usd(20_000) },
};
/** Differs from `reviewed` in the start alone, which no loan shows. */
const later: ReviewedAutopay = {
  ...reviewed,
  enrolment: { ...reviewed.enrolment, startOn: day('2027-01-01') },
};
const lost = { kind: 'lost-after', failure: TIMEOUT } as const;
const lostBefore = { kind: 'lost-before', failure: OFFLINE } as const;

const anAutopay = (flags: Partial<Flags> = {}, first = loan) => {
  const pauses: number[] = [];
  const { time, platform, keptAutopay, openPage } = aBrowser({
    loans: [first],
    flags,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  const { services, analytics, sessions } = openPage();
  return {
    time,
    servicing: platform,
    kept: keptAutopay,
    pauses,
    analytics,
    sessions,
    enrol: services.get(EnrolInAutopay),
    manage: services.get(ManageAutopay),
    turnOff: services.get(TurnOffAutopay),
    options: async (loanId: LoanId) =>
      services.get(AutopayOptionsOf)((await platform.readLoan(loanId))._unsafeUnwrap(), [
        aPaymentMethod(),
        aPaymentMethod({ id: 'credit' as PaymentMethodId, type: 'CREDIT_CARD' }),
      ]),
  };
};

const openIn = (kept: KeptIntents) => [...kept.values()][0]?.open;

describe('enrolling', () => {
  // Proves.
  it('turns autopay on once, and is tracked without an amount', async () => {
    const { enrol, servicing, kept, analytics } = anAutopay();
    expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({
      enrolled: true,
      amountType: 'INSTALLMENT',
    });
    expect(servicing.enrolments).toHaveLength(1);
    expect(openIn(kept)).toBeUndefined();
    expect(analytics.events).toEqual([
      { event: 'autopay_enroll', info: { amountType: 'INSTALLMENT' } },
      { event: 'autopay_toggle_on', info: {} },
    ]);
    expect(readsAfterAutopay(loan.id)).toContainEqual({ read: 'loan', loanId: loan.id });
  });

  it('is not offered where the flag is off', async () => {
    const { enrol, servicing } = anAutopay({ autopay: false });
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'not-offered' });
    expect(servicing.enrolments).toEqual([]);
  });

  it('whose answer is lost is read back', async () => {
    const { enrol, servicing, kept } = anAutopay();
    servicing.orderFaults.queue(lost);
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(openIn(kept)).toBeUndefined();
  });

  it('whose answer shows something else counts as lost until the loan shows what was asked for', async () => {
    const { enrol, servicing, kept, analytics } = anAutopay();
    const { enrolInAutopay } = servicing;
    servicing.enrolInAutopay = () => okAsync({ ...loan.autopay, enrolled: false });
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect([kept.size, analytics.events]).toEqual([1, []]);
    servicing.enrolInAutopay = (...asked) =>
      enrolInAutopay(...asked).map((autopay) => ({ ...autopay, amountType: 'OTHER', amount: usd(1) }));
    expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({
      enrolled: true,
      amountType: 'INSTALLMENT',
    });
    expect(openIn(kept)).toBeUndefined();
  });

  it('that never arrived is unknown, and goes out again under its key with its first consent', async () => {
    const { enrol, servicing, kept } = anAutopay();
    servicing.orderFaults.queue(lostBefore);
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    const [open] = [...kept.values()];
    const again = {
      ...reviewed,
      enrolment: {
        ...reviewed.enrolment,
        authorisation: { ...reviewed.enrolment.authorisation, documentId: 'd2' },
      },
    };
    expect((await enrol(again)).isOk()).toBe(true);
    expect(servicing.enrolments[0]).toMatchObject({
      requestKey: open?.open?.requestKey,
      enrolment: { authorisation: { documentId: 'document-1' } },
    });
  });

  it('refused as already enrolled succeeds where autopay matches the request, else is refused', async () => {
    const { enrol, servicing } = anAutopay();
    await enrol(reviewed);
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect((await enrol(other))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'autopay-already-enrolled',
    });
    expect(servicing.enrolments).toHaveLength(1);
  });

  it('already made on another device succeeds where autopay matches the request', async () => {
    const { enrol, servicing, kept } = anAutopay();
    await enrol(reviewed);
    kept.clear();
    expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({ enrolled: true });
    expect(servicing.enrolments).toHaveLength(1);
  });

  it('waits for another change that may still arrive', async () => {
    const { enrol, servicing, time } = anAutopay();
    servicing.orderFaults.queue(lostBefore);
    await enrol(reviewed);
    expect((await enrol(other))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-change-undecided' });
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await enrol(other)).isOk()).toBe(true);
  });

  it('that is still being carried out is read back, and a caller who left is not told', async () => {
    const running = { kind: 'answered', failure: { kind: 'refused', refusal: 'still-running' } } as const;
    const { enrol, servicing } = anAutopay();
    servicing.orderFaults.queue(running);
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    const leaving = fakeCancellation();
    leaving.cancel();
    servicing.orderFaults.queue(lost);
    expect((await enrol(reviewed, leaving))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(servicing.enrolments).toHaveLength(1);
  });

  it('keeps its intent over a session that ends', async () => {
    const { enrol, servicing, kept, sessions } = anAutopay();
    servicing.orderFaults.queue({ kind: 'answered', failure: { kind: 'session-expired' } });
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(kept.size).toBe(1);
    sessions.close('rejected');
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });

  it('refused for another reason leaves no open intent', async () => {
    const { enrol, servicing, kept } = anAutopay();
    servicing.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'method-not-usable' },
    });
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'method-not-usable',
    });
    expect(kept.size).toBe(0);
  });
});

describe('a change of autopay that is sent again', () => {
  const answered = (failure: OrderFailure) => ({ kind: 'answered', failure }) as const;
  const offline = { kind: 'answered', failure: OFFLINE } as const;
  const tooMany = { kind: 'bad-request', status: 429, message: '' } as const;
  const declined = { kind: 'refused', refusal: 'method-declined' } as const;
  const reused = { kind: 'refused', refusal: 'key-reused' } as const;

  it.each([tooMany, declined, reused])(
    'is not told as failed by %j where it was made before',
    async (failure) => {
      const { enrol, servicing, kept } = anAutopay();
      servicing.orderFaults.queue(lost, answered(failure));
      servicing.readFaults.queue(offline, offline, offline, offline);
      expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
      expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({ enrolled: true });
      expect([servicing.enrolments.length, openIn(kept)]).toEqual([1, undefined]);
    },
  );

  it('stays unknown while it is rejected and may still arrive, and blocks any other change', async () => {
    const { enrol, servicing, kept } = anAutopay();
    servicing.orderFaults.queue({ kind: 'arrives-late', after: 60_000, failure: TIMEOUT }, answered(tooMany));
    await enrol(reviewed);
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(kept.size).toBe(1);
    expect((await enrol(other))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-change-undecided' });
  });

  it('of the start alone stays unknown where it is refused: the loan shows the same without it', async () => {
    const { enrol, manage, servicing, kept } = anAutopay();
    await enrol(reviewed);
    servicing.orderFaults.queue(answered({ kind: 'session-expired' }), answered(declined));
    await manage(later);
    expect((await manage(later))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(openIn(kept)?.sendings).toBe(2);
  });

  it('is refused where it never arrived before', async () => {
    const { enrol, servicing, kept } = anAutopay();
    servicing.orderFaults.queue(lostBefore, answered(declined));
    await enrol(reviewed);
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual(declined);
    expect(kept.size).toBe(0);
  });

  it('refused because its key was used with another body is looked up after a pause, on the first try too', async () => {
    const { enrol, servicing, pauses } = anAutopay();
    servicing.orderFaults.queue(answered(reused));
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual(reused);
    expect(pauses).toEqual([5000]);
  });
});

describe('a change of autopay that was made moments ago', () => {
  const declined = { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } } as const;

  it('answers the same enrolment again, of which nothing is sent or tracked', async () => {
    const { enrol, servicing, analytics } = anAutopay();
    await enrol(reviewed);
    expect(analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
    servicing.orderFaults.queue(declined);
    expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({ enrolled: true });
    expect(servicing.orderFaults.next()).toEqual(declined);
    expect(analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
  });

  it('is tracked once where two tabs send it at the same time', async () => {
    const { enrol, manage, analytics } = anAutopay();
    await Promise.all([enrol(reviewed), enrol(reviewed)]);
    expect(analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
    const changed = { ...other, newMethodType: 'DEBIT_CARD' } as const;
    await Promise.all([manage(changed), manage(changed)]);
    expect(analytics.names().slice(2)).toEqual(['update_autopay_method']);
  });

  it('is tracked also where its record was deleted while it was sent', async () => {
    const { enrol, servicing, kept, analytics } = anAutopay();
    const { enrolInAutopay } = servicing;
    servicing.enrolInAutopay = (...of) => enrolInAutopay(...of).andTee(() => kept.clear());
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
  });

  it('is sent again where autopay was on before: the loan need not show what it became since', async () => {
    const { enrol, manage, servicing } = anAutopay();
    await enrol(reviewed);
    for (const _ of [1, 2]) expect((await manage(later)).isOk()).toBe(true);
    expect(servicing.enrolments).toHaveLength(3);
    servicing.orderFaults.queue(declined);
    expect((await manage(later))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
  });

  it('is sent again after another one of unknown outcome', async () => {
    const { enrol, manage, servicing, time } = anAutopay();
    await enrol(reviewed);
    await manage(later);
    servicing.orderFaults.queue(lost);
    await manage({ ...reviewed, enrolment: { ...reviewed.enrolment, startOn: day('2027-02-01') } });
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    await manage(later);
    expect(servicing.enrolments.map(({ enrolment }) => enrolment.startOn)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-01-01',
    ]);
  });

  it('is sent again where it was turned off since', async () => {
    const { enrol, turnOff, servicing } = anAutopay();
    await enrol(reviewed);
    await turnOff(loan);
    expect((await enrol(reviewed))._unsafeUnwrap()).toMatchObject({ enrolled: true });
    expect(new Set(servicing.enrolments.map(({ requestKey }) => requestKey)).size).toBe(2);
  });

  it('is sent again after another one, also one of the start alone', async () => {
    const { manage, servicing } = anAutopay();
    for (const change of [reviewed, later, reviewed]) expect((await manage(change)).isOk()).toBe(true);
    expect(servicing.enrolments.map(({ enrolment }) => enrolment.startOn)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2026-12-01',
    ]);
  });

  const another = { ...reviewed, enrolment: { ...reviewed.enrolment, startOn: day('2027-02-01') } };

  it('no longer counts as made once another one was made: a refusal is then reported as one', async () => {
    const { manage, servicing, kept } = anAutopay();
    for (const change of [reviewed, later]) expect((await manage(change)).isOk()).toBe(true);
    servicing.orderFaults.queue(declined);
    expect((await manage(reviewed))._unsafeUnwrapErr()).toEqual(declined.failure);
    expect([...kept.values()].some(({ open }) => open)).toBe(false);
    expect((await manage(another)).isOk()).toBe(true);
  });

  it('no longer counts as made after another one of unknown outcome was replaced', async () => {
    const { manage, servicing, time } = anAutopay();
    await manage(later);
    servicing.orderFaults.queue(lostBefore);
    await manage(another);
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    servicing.orderFaults.queue(declined);
    expect((await manage(later))._unsafeUnwrapErr()).toEqual(declined.failure);
  });

  it('is sent again where another enrolment took its place and was turned off, although the loan cannot be read', async () => {
    const { enrol, turnOff, servicing } = anAutopay();
    for (const change of [reviewed, other]) {
      await enrol(change);
      await turnOff(loan);
    }
    servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(servicing.enrolments).toHaveLength(3);
  });

  it('is unknown while the loan cannot be read', async () => {
    const { enrol, servicing } = anAutopay();
    await enrol(reviewed);
    servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(servicing.enrolments).toHaveLength(1);
  });
});

describe('managing', () => {
  it('whose answer is lost is unknown where only the start changes, and goes out again under its key', async () => {
    const { enrol, manage, servicing } = anAutopay();
    await enrol(reviewed);
    servicing.orderFaults.queue(lostBefore);
    const before = (await servicing.readLoan(loan.id))._unsafeUnwrap().autopay;
    expect((await manage({ ...later, before }))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect((await manage({ ...later, before })).isOk()).toBe(true);
    expect(servicing.enrolments.map(({ enrolment }) => enrolment.startOn)).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
  });

  it('whose answer is lost is told as made by what the loan shows, if that is known to be new', async () => {
    const { enrol, manage, servicing } = anAutopay();
    await enrol(reviewed);
    const before = (await servicing.readLoan(loan.id))._unsafeUnwrap().autopay;
    servicing.orderFaults.queue(lost, lost);
    expect((await manage({ ...other, before })).isOk()).toBe(true);
    expect((await manage(reviewed))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
  });

  // Proves.
  it('changes what autopay does, also where it is offered to nobody new', async () => {
    const { enrol, manage, servicing, analytics } = anAutopay();
    await enrol(reviewed);
    const changed = await manage({ ...other, newMethodType: 'DEBIT_CARD' });
    expect(changed._unsafeUnwrap()).toMatchObject({ amountType: 'OTHER', amount: usd(20_000) });
    expect(servicing.enrolments.map(({ enrolment }) => enrolment.flow)).toEqual([
      'AUTOPAY_ENROLL',
      'MANAGE_AUTOPAY',
    ]);
    expect(analytics.events.at(-1)).toEqual({
      event: 'update_autopay_method',
      info: { methodType: 'DEBIT_CARD' },
    });
    await manage(other);
    expect(analytics.names()).toHaveLength(3);
  });
});

describe('turning off', () => {
  const draft = (on: string, lastChangeAt: string) => ({
    on: day(on),
    amount: usd(10_800),
    lastChangeAt: Date.parse(lastChangeAt) as Instant,
  });
  const enrolled = aLoan({
    autopayEnrolled: true,
    autopay: {
      ...loan.autopay,
      enrolled: true,
      drafts: [draft('2026-11-24', '2026-11-20T04:59:59Z'), draft('2026-12-24', '2026-12-19T04:59:59Z')],
    },
  });

  // Proves.
  it('tells what it stops and what will still be drawn', async () => {
    const { turnOff, servicing, analytics } = anAutopay({}, enrolled);
    const stopped = (await turnOff(enrolled))._unsafeUnwrap();
    expect(stopped.inProgress.map(({ on }) => on)).toEqual(['2026-11-24']);
    expect(stopped.changeable.map(({ on }) => on)).toEqual(['2026-12-24']);
    expect(servicing.ledger.loan(enrolled.id)?.autopay.enrolled).toBe(false);
    expect(analytics.events).toEqual([{ event: 'autopay_unenroll', info: undefined }]);
  });

  it('tells what is past due but for what is in progress, a draft that is still made included', async () => {
    const late = { ...enrolled, pastDue: usd(20_000) };
    const paymentsInProgress = [
      aPaymentRequest({ amount: usd(5_000) }),
      aPaymentRequest({ id: 'principal', amountType: 'PRINCIPAL', amount: usd(1_000) }),
      aPaymentRequest({ id: 'failed', status: 'FAILED', amount: usd(700) }),
    ];
    const { turnOff } = anAutopay({}, enrolled);
    expect((await turnOff({ ...late, paymentsInProgress }))._unsafeUnwrap().pastDue).toEqual(usd(4_200));
    expect((await turnOff(enrolled))._unsafeUnwrap().pastDue).toEqual(usd(0));
  });

  it.each(['lost', 'repeated'])('is done when it was %s', async (how) => {
    const { turnOff, servicing } = anAutopay({}, enrolled);
    if (how === 'lost') servicing.orderFaults.queue(lost);
    else await turnOff(enrolled);
    expect((await turnOff(enrolled)).isOk()).toBe(true);
  });

  it('refused for another reason is refused, whatever the loan shows', async () => {
    const { turnOff, servicing } = anAutopay();
    const failure = { kind: 'refused', refusal: 'agreement-closed' } as const;
    servicing.orderFaults.queue({ kind: 'answered', failure });
    expect((await turnOff(enrolled))._unsafeUnwrapErr()).toEqual(failure);
    servicing.orderFaults.queue({ kind: 'answered', failure: { kind: 'session-expired' } });
    expect((await turnOff(enrolled))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });

  it('whose answer is lost and whose loan cannot be read is not known to have been made', async () => {
    const { turnOff, servicing, analytics } = anAutopay({}, enrolled);
    servicing.orderFaults.queue(lost);
    servicing.readLoan = () => errAsync(OFFLINE);
    expect((await turnOff(enrolled))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(analytics.names()).toEqual([]);
  });

  it('that has not arrived yet is not told as failed, because it may still arrive', async () => {
    const { turnOff, servicing, analytics } = anAutopay({}, enrolled);
    servicing.orderFaults.queue(lostBefore);
    expect((await turnOff(enrolled))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(analytics.names()).toEqual([]);
  });
});

describe('the options', () => {
  it('are to enrol, from methods that autopay may draw on', async () => {
    const options = (await anAutopay().options(loan.id))._unsafeUnwrap();
    expect(options.mode).toBe('enrol');
    expect(options.methods.map(({ id }) => id)).toEqual(['method-1']);
    expect(options.amountTypes).toEqual(['INSTALLMENT', 'OTHER', 'OUTSTANDING_BALANCE']);
  });

  it('name the method that it draws on, also one that cannot be chosen any more', async () => {
    const on = (id: string) => ({ ...loan.autopay, enrolled: true, paymentMethodId: id as PaymentMethodId });
    const drawing = aLoan({ autopayEnrolled: true, autopay: on('credit') });
    expect((await anAutopay({}, drawing).options(loan.id))._unsafeUnwrap().current?.id).toBe('credit');
    const off = aLoan({ autopay: { ...on('method-1'), enrolled: false } });
    expect((await anAutopay({}, off).options(loan.id))._unsafeUnwrap().current).toBeUndefined();
  });

  it('are to manage where it is on, even where it is not offered any more', async () => {
    const enrolled = aLoan({ autopayEnrolled: true });
    const { options } = anAutopay({ autopay: false }, enrolled);
    expect((await options(enrolled.id))._unsafeUnwrap().mode).toBe('manage');
  });

  it.each([
    [{ autopay: false }, loan, 'autopay-not-offered'],
    [{}, aLoan({ status: 'PAID' }), 'loan-not-payable'],
  ] as const)('are none with flags %j', async (flags, first, kind) => {
    const { options } = anAutopay(flags, first);
    expect((await options(first.id))._unsafeUnwrapErr()).toEqual({ kind });
  });
});

describe('the authorisation', () => {
  it.each([
    [loan, 'auto-enroll'],
    [aLoan({ kind: 'SPLIT_PAY' }), 'auto-enroll-sp'],
    [aLoan({ subStatus: 'GRACE_PERIOD' }), 'auto-enroll-past-due'],
  ])('is the one for the loan as it is now', async (first, kind) => {
    const library = fakeDisclosureLibrary();
    const input = {
      loan: first,
      amountType: 'OTHER',
      amount: usd(20_000),
      startOn: day('2026-12-01'),
      paymentMethodId: 'method-1' as PaymentMethodId,
      locale: 'en-us',
    } as const;
    await PrepareAutopay.create({ library })(input);
    await PrepareAutopay.create({ library })({ ...input, amountType: 'INSTALLMENT', amount: undefined });
    const chosen = { startOn: '2026-12-01', paymentMethodId: 'method-1' };
    expect(library.requests.map(({ request }) => request)).toMatchObject([
      {
        kind,
        format: 'embedded',
        parameters: { ...chosen, amountType: 'OTHER', amount: 20_000, currency: 'USD' },
      },
      { kind, parameters: { ...chosen, amountType: 'INSTALLMENT' } },
    ]);
    expect(JSON.stringify(library.requests[1])).not.toContain('"amount"');
    expect(JSON.stringify(library.requests)).not.toContain('preNotificationWaived');
  });

  it.each([true, false])('says whether the notice of the first draft is waived: %s', async (noticeWaived) => {
    const library = fakeDisclosureLibrary();
    const startOn = day('2026-12-01');
    const paymentMethodId = 'method-1' as PaymentMethodId;
    const chosen = { amountType: 'INSTALLMENT', amount: undefined, startOn, paymentMethodId } as const;
    await PrepareAutopay.create({ library })({ loan, ...chosen, noticeWaived, locale: 'en-ca' });
    expect(library.requests[0]).toMatchObject({
      request: { parameters: { preNotificationWaived: noticeWaived } },
    });
  });
});

describe('a change of autopay in progress', () => {
  it('keeps its key however late it is sent again, while no other took its place', async () => {
    const { enrol, servicing, kept, time } = anAutopay();
    servicing.orderFaults.queue(lostBefore);
    await enrol(reviewed);
    const first = [...kept.values()][0]?.open?.requestKey;
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await enrol(reviewed)).isOk()).toBe(true);
    expect(servicing.enrolments.map(({ requestKey }) => requestKey)).toEqual([first]);
  });

  it('stays open where another tab sent it again before this one was refused', async () => {
    const { enrol, servicing, kept } = anAutopay();
    const { enrolInAutopay } = servicing;
    let sendings = 0;
    servicing.enrolInAutopay = (...of) => {
      sendings += 1;
      if (sendings > 1) return enrolInAutopay(...of);
      servicing.orderFaults.queue(lostBefore);
      const sentAgain = ResultAsync.fromSafePromise(enrol(reviewed).then(() => undefined));
      return sentAgain.andThen(() => errAsync({ kind: 'refused', refusal: 'method-not-usable' } as const));
    };
    expect((await enrol(reviewed))._unsafeUnwrapErr()).toMatchObject({ refusal: 'method-not-usable' });
    expect([...kept.values()][0]?.open?.sendings).toBe(2);
  });

  it('refused for another reason is refused, although autopay already matches the request', async () => {
    const { enrol, manage, servicing } = anAutopay();
    await enrol(reviewed);
    const failure = { kind: 'refused', refusal: 'method-not-usable' } as const;
    servicing.orderFaults.queue({ kind: 'answered', failure });
    expect((await manage(reviewed))._unsafeUnwrapErr()).toEqual(failure);
  });
});
