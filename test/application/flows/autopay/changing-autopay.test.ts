import { type AutopayEvent, type AutopayState, BeginAutopay } from '@member-portal/application/flows/autopay';
import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { array, asyncProperty, boolean, constantFrom, tuple } from 'fast-check';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { aCard, aLoanToDraw, anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../../support/property-runs.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';
import { both } from './playing.ts';

const UNKNOWN = { kind: 'unknown-outcome' } as const;

/** The form after the day on which autopay was to start has passed: it can start on `startOn`. */
const startingAgainOn = (startOn: string) => ({
  focusOn: 'start',
  planned: { plan: { startOn } },
  check: { attempt: 0, problems: {} },
});

/** Autopay of a loan in one page, whose choices are read. */
const begun = async (loan: Loan = aLoanToDraw(), methods = [aCard()]) => {
  const browser = aBrowser({ loans: [loan], methods });
  const page = browser.openPage();
  const { enrolled } = loan.autopay;
  const flow = page.services.get(BeginAutopay)(
    { loanId: LOAN, enrolled },
    { reads: page.reads, locale: 'en-us' },
  );
  expect(flow.state()).toEqual({ kind: 'reading', enrols: !enrolled, kept: undefined });
  flow.subscribe(() => undefined);
  await settled();
  const at = <Kind extends AutopayState['kind']>(
    kind: Kind,
  ): Extract<AutopayState, { readonly kind: Kind }> => {
    const state = flow.state();
    expect(state.kind).toBe(kind);
    return state as Extract<AutopayState, { readonly kind: Kind }>;
  };
  const agree = async (): Promise<void> => {
    flow.send({ kind: 'review' });
    await settled();
    const { consent } = at('reviewing');
    if (consent.kind !== 'unseen') throw new Error(`the document is ${consent.kind}`);
    flow.send({ kind: 'document-shown', documentId: consent.document.id });
  };
  /** Sends the order, which is refused for its method, and goes back to the form as the refusal leads. */
  const mendRefused = async (refusal: 'method-not-usable' | 'method-declined'): Promise<void> => {
    browser.platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal } });
    flow.send({ kind: 'submit' });
    await settled();
    expect(at('reviewing').saving).toMatchObject({ kind: 'failed', way: 'method' });
    flow.send({ kind: 'mend' });
  };
  return { ...browser, page, flow, at, agree, mendRefused };
};

describe('turning autopay on', () => {
  it('offers a method no more that was removed in another tab and refused', async () => {
    const card = aCard();
    const { at, agree, gateway, mendRefused } = await begun(aLoanToDraw(), [card]);
    await agree();
    await gateway.removeMethod(card.id);
    await mendRefused('method-not-usable');
    expect(at('choosing').form.options.methods).toEqual([]);
  });

  it('goes back to a form without the method that another tab removed before its document was prepared', async () => {
    const card = aCard();
    const other = aPaymentMethod({ id: 'other' as PaymentMethodId });
    const { flow, page, at, gateway, library } = await begun(aLoanToDraw(), [card]);
    await gateway.removeMethod(card.id);
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    const missing = { problems: { method: { kind: 'method-missing' } } };
    expect(at('choosing').form).toMatchObject({ methods: [], check: missing, focusOn: 'method' });
    // One that is added meanwhile is not chosen for the buyer, who was asked for it.
    gateway.keep(other);
    await page.reads.refresh([{ read: 'payment-methods' }]);
    const { form } = at('choosing');
    expect(form).toMatchObject({ methods: [other], check: missing, draft: { methodId: undefined } });
  });

  it('goes back to a form with the other methods too, of which none is chosen', async () => {
    const { flow, at, gateway, library } = await begun(aLoanToDraw(), both);
    flow.send({ kind: 'choose-method', methodId: aCard().id });
    await gateway.removeMethod(aCard().id);
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(at('choosing').form).toMatchObject({
      methods: both.filter(({ id }) => id !== aCard().id),
      check: { problems: { method: { kind: 'method-missing' } } },
    });
  });

  it.each([
    ['is prepared', undefined],
    ['could not be prepared', OFFLINE],
  ])('reads no methods again where a document %s', async (_, failure) => {
    const { flow, at, gateway, library } = await begun();
    // A read of them would show it.
    gateway.keep(aPaymentMethod());
    if (failure) library.failNext(failure);
    flow.send({ kind: 'review' });
    await settled();
    expect(at('reviewing').form.options.methods).toEqual([aCard()]);
  });

  it('stays at the review of a document that is not found though the method still is', async () => {
    const { flow, at, library } = await begun();
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(at('reviewing').consent.kind).toBe('not-prepared');
  });

  it('sends the reviewed enrolment once, refreshes the reads, and only then reports and records it', async () => {
    const { flow, at, agree, platform, page, library } = await begun();
    await agree();
    flow.send({ kind: 'submit' });
    flow.send({ kind: 'submit' });
    flow.send({ kind: 'close' });
    expect(page.analytics.events).toEqual([]);
    await settled();
    expect(at('saved')).toMatchObject({ enrolled: true, asked: { amountType: 'INSTALLMENT' } });
    expect(at('saved').drafts).toHaveLength(3);
    expect(platform.enrolments).toMatchObject([
      { enrolment: { flow: 'AUTOPAY_ENROLL', startOn: '2026-12-01', paymentMethodId: 'card-1' } },
    ]);
    expect(library.requests).toMatchObject([{ request: { kind: 'auto-enroll' } }]);
    expect(page.analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
    expect(page.analytics.pages).toEqual(['enrol in autopay', 'review and enrol', 'autopay success']);
    expect(page.analytics.pageInfo.at(-1)).toEqual({ flow: 'AUTOPAY_ENROLL', amountType: 'INSTALLMENT' });
  });

  it('is sent from today where no instalment is due in the days to choose from', async () => {
    const { flow, at, agree, platform } = await begun(aLoanOfInstalments(['2027-03-01', '2027-04-01']));
    expect(at('choosing').form.planned).toMatchObject({ plan: { startOn: '2026-11-21', firstDueDays: [] } });
    await agree();
    flow.send({ kind: 'submit' });
    await settled();
    expect(at('saved').drafts).toMatchObject([{ on: '2027-03-01' }, { on: '2027-04-01' }]);
    expect(platform.enrolments).toMatchObject([{ enrolment: { startOn: '2026-11-21' } }]);
  });

  it('is not sent after the day from which it was to start, and shows in the form when it can', async () => {
    const { flow, at, agree, platform, time } = await begun(aLoanOfInstalments(['2027-03-01', '2027-04-01']));
    await agree();
    time.sleep(86_400_000);
    flow.send({ kind: 'submit' });
    await settled();
    expect(platform.enrolments).toEqual([]);
    expect(at('choosing').form).toMatchObject(startingAgainOn('2026-11-22'));
  });

  it('records no toggle where it is refused, and leads to what can be corrected', async () => {
    const { at, agree, page, mendRefused } = await begun();
    await agree();
    await mendRefused('method-declined');
    expect(at('choosing').form.focusOn).toBe('method');
    expect(page.analytics.names()).toEqual([]);
  });

  it('locks a change of unknown outcome, and looks it up under the same key', async () => {
    const { flow, at, agree, platform, time } = await begun();
    await agree();
    const { readLoan } = platform;
    platform.readLoan = () => errAsync(OFFLINE);
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    flow.send({ kind: 'submit' });
    await time.advance(11_000);
    const unknown = at('reviewing');
    expect(unknown.saving.kind).toBe('unknown');
    flow.send({ kind: 'back' });
    flow.send({ kind: 'change', field: 'method' });
    expect(flow.state()).toBe(unknown);
    platform.readLoan = readLoan;
    flow.send({ kind: 'submit' });
    await settled();
    expect(at('saved').enrolled).toBe(true);
    expect(platform.enrolments).toHaveLength(1);
  });

  it.each([
    ['timeout', 'at once', 'unknown'],
    ['refused', 'once the loan is read', 'failed'],
    ['not-found', 'once the loan is read', 'failed'],
  ] as const)('that ends as %s is told so %s', async (kind, when, saving) => {
    const { flow, at, agree, platform, page, time } = await begun();
    await agree();
    platform.readLoan = () => errAsync(OFFLINE);
    let answer = (): void => undefined;
    page.reads.refresh = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const failure =
      kind === 'refused' ? ({ kind, refusal: 'agreement-closed' } as const) : ({ kind } as const);
    platform.enrolInAutopay = () => errAsync(failure);
    flow.send({ kind: 'submit' });
    await time.advance(11_000);
    expect(at('reviewing').saving.kind).toBe(when === 'at once' ? saving : 'sending');
    answer();
    await settled();
    expect(at('reviewing').saving.kind).toBe(saving);
  });

  it('settles what was sent and refreshes the reads, even after disposal', async () => {
    const { flow, agree, platform, page } = await begun();
    await agree();
    let told = 0;
    page.reads.watch(
      { read: 'loan', loanId: LOAN },
      () => platform.readLoan(LOAN),
      () => {
        told += 1;
      },
    );
    const before = told;
    flow.send({ kind: 'submit' });
    flow.dispose();
    await settled();
    expect(platform.enrolments).toHaveLength(1);
    expect(told).toBe(before + 1);
    expect(flow.state().kind).toBe('reviewing');
  });

  it('keeps the draft, and drops it once autopay is on', async () => {
    const { flow, at, agree, page } = await begun();
    const place = { name: `autopay ${LOAN}` };
    flow.send({ kind: 'choose-amount', amountType: 'OTHER' });
    flow.send({ kind: 'type-amount', text: '50' });
    flow.send({ kind: 'review' });
    expect(at('choosing').form.check.problems.amount).toMatchObject({ kind: 'amount-too-small' });
    flow.send({ kind: 'type-amount', text: '150.50' });
    expect(at('choosing').form.check.problems).toEqual({});
    expect(page.drafts.read(place)).toMatchObject({ amountType: 'OTHER', typed: '150.50' });
    await agree();
    flow.send({ kind: 'submit' });
    await settled();
    expect(page.drafts.read(place)).toBeUndefined();
  });

  it('reports drafts on days of unknown holidays as such', async () => {
    const browser = aBrowser({ loans: [aLoanToDraw()] });
    browser.time.sleep(80 * 365 * 86_400_000);
    const page = browser.openPage();
    const flow = page.services.get(BeginAutopay)(
      { loanId: LOAN, enrolled: false },
      { reads: page.reads, locale: 'en-us' },
    );
    flow.subscribe(() => undefined);
    await settled();
    flow.send({ kind: 'review' });
    expect(flow.state()).toMatchObject({
      kind: 'choosing',
      form: {
        planned: { kind: 'holidays-unknown' },
        check: { problems: { start: { kind: 'holidays-unknown' } } },
      },
    });
  });
});

describe('managing autopay', () => {
  it('changes the method under its own flow, and records the method and no toggle', async () => {
    const { flow, at, agree, platform, page } = await begun(anEnrolledLoan(), both);
    expect(at('managing')).toMatchObject({ movable: false, drafts: [{ lastChangeOn: undefined }, {}, {}] });
    flow.send({ kind: 'change', field: 'method' });
    expect(at('choosing').form.focusOn).toBe('method');
    flow.send({ kind: 'choose-method', methodId: 'card-1' as PaymentMethodId });
    await agree();
    flow.send({ kind: 'submit' });
    await settled();
    expect(at('saved').enrolled).toBe(false);
    expect(platform.enrolments).toMatchObject([
      { enrolment: { flow: 'MANAGE_AUTOPAY', startOn: day('2027-01-01') } },
    ]);
    expect(page.analytics.events).toEqual([
      { event: 'update_autopay_method', info: { methodType: 'DEBIT_CARD' } },
    ]);
    expect(page.analytics.pageInfo.at(-1)).toEqual({ flow: 'MANAGE_AUTOPAY', amountType: 'INSTALLMENT' });
  });

  it('does not send a change to a draft that was being processed by the end of its review', async () => {
    const [, ...later] = anEnrolledLoan().autopay.drafts;
    const lastChangeAt = Date.parse('2026-11-26T04:59:59Z') as Instant;
    const drafts = [{ on: day('2026-12-01'), amount: usd(10_800), lastChangeAt }, ...later];
    const { flow, at, agree, platform, time } = await begun(anEnrolledLoan({ drafts }), both);
    flow.send({ kind: 'change', field: 'method' });
    flow.send({ kind: 'choose-method', methodId: 'card-1' as PaymentMethodId });
    await agree();
    expect(at('reviewing').autopay.startOn).toBe('2026-12-01');
    time.sleep(lastChangeAt + 1 - time.now());
    flow.send({ kind: 'submit' });
    await settled();
    expect(platform.enrolments).toEqual([]);
    expect(at('choosing').form).toMatchObject(startingAgainOn('2027-01-01'));
  });

  it('turns it off once, and records the toggle only then; a failure stays while it is tried again', async () => {
    const { flow, at, platform, page } = await begun(anEnrolledLoan());
    flow.send({ kind: 'turn-off' });
    expect(at('turning-off')).toMatchObject({
      inProgress: [{ on: '2026-12-01' }],
      changeable: [{ on: '2027-01-04' }, { on: '2027-02-01' }],
    });
    platform.orderFaults.queue({ kind: 'answered', failure: OFFLINE });
    flow.send({ kind: 'confirm-turn-off' });
    await settled();
    expect(at('turning-off')).toMatchObject({ failure: UNKNOWN, attempt: 1, sending: false });
    expect(page.analytics.names()).toEqual([]);
    flow.send({ kind: 'confirm-turn-off' });
    expect(at('turning-off')).toMatchObject({ failure: UNKNOWN, sending: true });
    flow.send({ kind: 'confirm-turn-off' });
    await settled();
    expect(at('off').stopped.inProgress).toHaveLength(1);
    expect(page.analytics.names()).toEqual(['autopay_unenroll', 'autopay_toggle_off']);
  });

  it('asks again where a draft that was to be stopped is processed by then', async () => {
    const { flow, at, platform, time } = await begun(anEnrolledLoan());
    flow.send({ kind: 'turn-off' });
    expect(at('turning-off').changeable.map(({ on }) => on)).toEqual(['2027-01-04', '2027-02-01']);
    time.sleep(Date.parse('2026-12-30T05:00:00Z') - time.now());
    flow.send({ kind: 'confirm-turn-off' });
    expect(at('turning-off')).toMatchObject({ sending: false, changeable: [{ on: '2027-02-01' }] });
    expect(at('turning-off').inProgress.map(({ on }) => on)).toEqual(['2026-12-01', '2027-01-04']);
    flow.send({ kind: 'confirm-turn-off' });
    await settled();
    expect(at('off').stopped.inProgress).toHaveLength(2);
    expect(platform.ledger.loan(LOAN)?.autopay.enrolled).toBe(false);
  });

  it('is no longer shown as on where it was turned off and the answer was lost', async () => {
    const { flow, at, platform, time, page } = await begun(anEnrolledLoan());
    let shown: boolean | undefined;
    page.reads.watch(
      { read: 'loan', loanId: LOAN },
      () => platform.readLoan(LOAN),
      (loan) => {
        if (loan.isOk()) shown = loan.value.autopay.enrolled;
      },
    );
    expect(shown).toBe(true);
    flow.send({ kind: 'turn-off' });
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    flow.send({ kind: 'confirm-turn-off' });
    await time.advance(60_000);
    expect(at('turning-off')).toMatchObject({ sending: false, failure: { kind: 'unknown-outcome' } });
    expect(platform.ledger.loan(LOAN)?.autopay.enrolled).toBe(false);
    expect(shown).toBe(false);
    flow.send({ kind: 'confirm-turn-off' });
    await settled();
    expect(at('off')).toBeDefined();
  });

  it('reports that it could not be turned off while the loan is still being read', async () => {
    const { flow, at, platform, page } = await begun(anEnrolledLoan());
    page.reads.refresh = () => new Promise(() => undefined);
    flow.send({ kind: 'turn-off' });
    platform.orderFaults.queue({ kind: 'answered', failure: OFFLINE });
    flow.send({ kind: 'confirm-turn-off' });
    await settled();
    expect(at('turning-off')).toMatchObject({ sending: false, failure: UNKNOWN });
  });
});

it('autopay handles any event in any state, and sends only what was agreed to', async () => {
  const events: readonly AutopayEvent[] = [
    { kind: 'change', field: 'amount' },
    { kind: 'choose-amount', amountType: 'OTHER' },
    { kind: 'type-amount', text: '200' },
    { kind: 'choose-method', methodId: 'card-1' as PaymentMethodId },
    { kind: 'choose-method', methodId: 'method-1' as PaymentMethodId },
    { kind: 'choose-start', dueOn: day('2027-01-01') },
    { kind: 'review' },
    { kind: 'add-method' },
    { kind: 'method-added', methodId: 'card-1' as PaymentMethodId },
    { kind: 'submit' },
    { kind: 'mend' },
    { kind: 'turn-off' },
    { kind: 'confirm-turn-off' },
    { kind: 'back' },
  ];
  const moves = array(constantFrom(...events, 'show' as const, 'wait' as const, 'lose' as const), {
    maxLength: 40,
  });
  await holdsInTime(
    asyncProperty(tuple(boolean(), moves), async ([enrolled, moved]) => {
      const { flow, platform, time, library } = await begun(
        enrolled ? anEnrolledLoan() : aLoanToDraw(),
        both,
      );
      const { enrolInAutopay } = platform;
      const agreed: string[] = [];
      platform.enrolInAutopay = (loanId, enrolment, ...rest) => {
        const documents = library.requests.map((_, index) => `prepare-${index + 1}`);
        expect(documents).toContain(enrolment.authorisation.documentId);
        expect(agreed).toContain(enrolment.authorisation.documentId);
        return enrolInAutopay(loanId, enrolment, ...rest);
      };
      for (const move of moved) {
        const state = flow.state();
        const consent = state.kind === 'reviewing' ? state.consent : undefined;
        if (move === 'wait') await time.advance(12_000);
        else if (move === 'lose') platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
        else if (move !== 'show') {
          if (move.kind === 'submit' && consent?.kind === 'seen') agreed.push(consent.document.id);
          flow.send(move);
        } else if (consent?.kind === 'unseen')
          flow.send({ kind: 'document-shown', documentId: consent.document.id });
      }
      await time.advance(60_000);
      const keys = platform.enrolments.map(({ requestKey }) => requestKey);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 60 },
  );
});
