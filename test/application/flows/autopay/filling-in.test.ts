import {
  type AutopayDraft,
  autopayDraftOf,
  type SaveAutopayFailure,
} from '@member-portal/application/flows/autopay';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { usd } from '../../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { aCard, aLoanToDraw, anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { LOAN } from '../payment/browser.ts';
import { both, consented, type Happening, optionsOf, play, playTo, read, termsAt } from './playing.ts';

const review: Happening = { kind: 'review' };
const submit: Happening = { kind: 'submit' };
const DAY = 86_400_000;
const later = (days: number) => termsAt((START + days * DAY) as typeof START);

const choosing = (...events: readonly Happening[]) => playTo('choosing', events).form;
const managing = (...events: readonly Happening[]) => playTo('managing', events);

describe('the draft that the form of autopay starts with', () => {
  const first = (...given: Parameters<typeof optionsOf>): AutopayDraft => {
    const { state } = play([read(optionsOf(...given))]);
    if (!('form' in state)) throw new Error(state.kind);
    return state.form.draft;
  };

  it('is the instalment with the only method, where autopay is off', () => {
    const off = { amountType: 'INSTALLMENT', typed: '', firstDueOn: undefined, waived: false };
    expect(first(aLoanToDraw())).toEqual({ ...off, methodId: 'method-1' });
    expect(first(aLoanToDraw(), both).methodId).toBeUndefined();
    expect(first(aLoanToDraw(), []).methodId).toBeUndefined();
  });

  it('is autopay as it is now, where it is on', () => {
    const own = anEnrolledLoan({ amountType: 'OTHER', amount: usd(20_000) });
    expect(first(own, both)).toEqual({
      amountType: 'OTHER',
      typed: '200.00',
      firstDueOn: undefined,
      methodId: 'method-1',
      waived: false,
    });
    expect(first(anEnrolledLoan(), [aCard()]).methodId).toBeUndefined();
  });

  it('is empty for an autopay that was turned off', () => {
    const { autopay } = anEnrolledLoan({ amountType: 'OTHER', amount: usd(20_000) });
    const off = aLoanToDraw({ autopay: { ...autopay, enrolled: false } });
    expect(first(off, both)).toMatchObject({ amountType: 'INSTALLMENT', typed: '', methodId: undefined });
  });

  it('is stored for its loan, and restored only where it is valid', () => {
    const { name, accepts } = autopayDraftOf(LOAN);
    const draft = first(aLoanToDraw());
    expect(name).toBe('autopay loan-1');
    expect(accepts?.(draft)).toBe(true);
    expect(accepts?.({ ...draft, firstDueOn: '2027-01-01' })).toBe(true);
    for (const wrong of [{ firstDueOn: 'soon' }, { firstDueOn: 7 }, { waived: 'no' }, { amountType: 'ALL' }])
      expect(accepts?.({ ...draft, ...wrong })).toBe(false);
  });
});

describe('the form of autopay', () => {
  it('says at each try which method is missing, until one is chosen', () => {
    const tried = [read(optionsOf(aLoanToDraw(), both)), review];
    expect(choosing(...tried).check).toEqual({
      attempt: 1,
      problems: { method: { kind: 'method-missing' } },
    });
    expect(choosing(...tried, review).check.attempt).toBe(2);
    const chosen = { kind: 'choose-method', methodId: 'card-1' as PaymentMethodId } as const;
    expect(choosing(...tried, chosen).check.problems).toEqual({});
  });

  it('says that there is nothing to draw, until another day is chosen or the notice is waived', () => {
    const tried = [read(optionsOf(aLoanToDraw({ schedule: [] }))), review];
    expect(choosing(...tried).check.problems.start).toEqual({ kind: 'nothing-to-draw' });
    const started = choosing(...tried, { kind: 'choose-start', dueOn: day('2027-01-01') });
    expect(started.check.problems).toEqual({});
    expect(started.draft.firstDueOn).toBe('2027-01-01');
    expect(choosing(...tried, { kind: 'waive-notice', waived: true }).check.problems).toEqual({});
  });

  it('drops the problem of an amount once another one is chosen', () => {
    const tried = [
      read(),
      { kind: 'choose-amount', amountType: 'OTHER' } as const,
      review,
      { kind: 'choose-amount', amountType: 'INSTALLMENT' } as const,
    ];
    expect(choosing(...tried.slice(0, 3)).check.problems.amount).toEqual({ kind: 'amount-missing' });
    expect(choosing(...tried).check.problems).toEqual({});
  });

  it('keeps the buyer’s edits when the choices are reread, and otherwise follows the reread choices', () => {
    const again = read(optionsOf(aLoanToDraw(), [aCard()]));
    expect(choosing(read(), again).draft.methodId).toBe('card-1');
    const waived = choosing(read(), { kind: 'waive-notice', waived: true }, again);
    expect(waived.draft).toMatchObject({ waived: true, methodId: 'method-1' });
    expect(waived.options.methods).toEqual([aCard()]);
  });

  it('restarts where autopay was turned on or off elsewhere', () => {
    const on = read(optionsOf(anEnrolledLoan(), both));
    managing(read(), on);
    choosing(on, read());
    choosing(on, { kind: 'change', field: 'method' }, read());
    expect(playTo('choosing', [on, { kind: 'change', field: 'method' }, on]).form.focusOn).toBe('method');
  });

  it('follows the page that shows autopay as it was last read', () => {
    const none = read(optionsOf(anEnrolledLoan({ drafts: [] }), both));
    expect(managing(read(optionsOf(anEnrolledLoan(), both))).drafts).toHaveLength(3);
    expect(managing(read(optionsOf(anEnrolledLoan(), both)), none)).toMatchObject({
      drafts: [],
      movable: true,
    });
  });

  it('starts at the list of methods after one was added', () => {
    const added: Happening = { kind: 'method-added', methodId: 'card-1' as PaymentMethodId };
    expect(choosing(read(optionsOf(aLoanToDraw(), both)), { kind: 'add-method' }, added)).toMatchObject({
      focusOn: 'method',
      draft: { methodId: 'card-1' },
    });
  });

  it('has nothing to draw on a loan whose rate cannot be read', () => {
    const loan = aLoanToDraw({ terms: { ...aLoanToDraw().terms, rate: 'by agreement' } });
    const form = choosing(read(optionsOf(loan)), review);
    expect(form.planned).toEqual({ kind: 'terms-unknown' });
    expect(form.check.problems).toMatchObject({ start: { kind: 'nothing-to-draw' } });
  });

  it('can move its first draft only where another day is possible', () => {
    expect(managing(read(optionsOf(anEnrolledLoan(), both))).movable).toBe(false);
    const far = anEnrolledLoan({ drafts: [] });
    expect(managing(read(optionsOf(far, both))).movable).toBe(true);
  });

  it('keeps the buyer’s own draft where autopay is no longer possible', () => {
    const gone: Happening = { kind: 'options-read', options: err({ kind: 'loan-not-payable' }) };
    expect(playTo('ineligible', [read(), gone])).toMatchObject({ enrols: true, kept: undefined });
    const edited = [read(), { kind: 'waive-notice', waived: true } as const, gone];
    expect(playTo('ineligible', edited).kept).toMatchObject({ waived: true });
    expect(playTo('ineligible', [read(optionsOf(anEnrolledLoan(), both)), gone]).enrols).toBe(false);
  });
});

describe('turning autopay off', () => {
  const asked: readonly Happening[] = [read(optionsOf(anEnrolledLoan(), both)), { kind: 'turn-off' }];
  const none = read(optionsOf(anEnrolledLoan({ drafts: [] }), both));
  const notOff: Happening = { kind: 'not-turned-off', failure: OFFLINE };

  it('shows the drafts that were last read, and while it is sent those that were confirmed', () => {
    expect(playTo('turning-off', asked).changeable).toHaveLength(2);
    expect(playTo('turning-off', [...asked, none]).changeable).toEqual([]);
    const sending: readonly Happening[] = [...asked, { kind: 'confirm-turn-off' }, none];
    expect(playTo('turning-off', sending).changeable).toHaveLength(2);
    expect(playTo('turning-off', [...sending, notOff]).changeable).toEqual([]);
  });
});

describe('the review of autopay', () => {
  const sent = [read(), review, ...consented];
  const failed = (failure: SaveAutopayFailure): readonly Happening[] => [
    ...sent,
    { kind: 'not-saved', failure },
  ];

  it('goes back to the field that is to be changed', () => {
    const seen = [read(), review, ...consented.slice(0, 2)];
    expect(choosing(...seen, { kind: 'change', field: 'amount' }).focusOn).toBe('amount');
    expect(choosing(...seen, { kind: 'back' }).focusOn).toBeUndefined();
  });

  it.each([
    ['amount-out-of-range', 'amount'],
    ['payment-date-not-allowed', 'start'],
    ['method-not-usable', 'method'],
    ['method-declined', 'method'],
  ] as const)('that was refused for %s leads to the %s', (refusal, field) => {
    const mended = choosing(...failed({ kind: 'refused', refusal }), { kind: 'mend' });
    expect(mended.focusOn).toBe(field);
  });

  it.each([
    { kind: 'refused', refusal: 'agreement-closed' },
    { kind: 'refused', refusal: 'autopay-already-enrolled' },
    { kind: 'refused', refusal: 'payoff-quote-expired' },
    { kind: 'not-found' },
    { kind: 'not-offered' },
  ] as const)('that cannot be corrected is closed: $kind', (failure) => {
    expect(play([...failed(failure), { kind: 'mend' }]).state.kind).toBe('closed');
  });

  it('needs a new document and consent where its key was used for another change', () => {
    const again = play([...failed({ kind: 'refused', refusal: 'key-reused' }), { kind: 'mend' }]);
    expect(again.state).toMatchObject({
      kind: 'reviewing',
      consent: { kind: 'preparing', attempt: 2 },
      saving: { kind: 'ready' },
    });
    expect(again.effects.at(-1)).toMatchObject({ kind: 'prepare-document', attempt: 2 });
  });

  it('is sent again unchanged after a failure unrelated to it', () => {
    const offline = failed(OFFLINE);
    const { state } = play(offline);
    expect(play([...offline, { kind: 'mend' }]).state).toEqual(state);
    expect(play([...offline, submit]).state).toMatchObject({ saving: { kind: 'sending' } });
    const declined = failed({ kind: 'refused', refusal: 'method-declined' });
    expect(play([...declined, submit]).state).toMatchObject({ saving: { kind: 'failed' } });
  });

  it('shows in the form what is no longer possible', () => {
    const seen = play([read(), review, ...consented.slice(0, 2)]).state;
    const { state } = play([{ kind: 'document-accepted', at: START }], later(30), seen);
    expect(state).toMatchObject({ kind: 'choosing', form: { focusOn: 'start' } });
  });

  it('leads to the methods, and says what is missing, where the chosen one has expired since', () => {
    const seen = playTo('reviewing', [read(), review, ...consented.slice(0, 2)]);
    const expired = { ...seen.autopay.method, expires: { year: 2026, month: 10 } };
    const options = { ...seen.form.options, methods: [expired] };
    const { state } = play([{ kind: 'document-accepted', at: START }], termsAt(), {
      ...seen,
      form: { ...seen.form, options },
      autopay: { ...seen.autopay, method: expired },
    });
    expect(state).toMatchObject({
      kind: 'choosing',
      form: { focusOn: 'method', check: { attempt: 1, problems: { method: { kind: 'method-missing' } } } },
    });
  });

  it('offers no card that expires before the first draft, and accepts none', () => {
    const expiring = { ...aCard(), expires: { year: 2026, month: 11 } };
    const offered = read(optionsOf(aLoanToDraw(), [aPaymentMethod(), expiring]));
    expect(choosing(offered).methods).toEqual([aPaymentMethod()]);
    const choose = { kind: 'choose-method', methodId: expiring.id } as const;
    const tried = choosing(offered, choose, review);
    expect(tried.check.problems).toEqual({ method: { kind: 'method-missing' } });
    const lasting = { ...expiring, expires: { year: 2026, month: 12 } };
    playTo('reviewing', [read(optionsOf(aLoanToDraw(), [lasting])), choose, review]);
  });

  it('applies choices that were read while it was sent only once its outcome is known', () => {
    const newOptions = optionsOf(aLoanToDraw(), [aPaymentMethod(), aCard()]);
    const during = [...sent, read(newOptions)];
    expect(playTo('reviewing', during).form.options.methods).toHaveLength(1);
    const known = playTo('reviewing', [...during, { kind: 'not-saved', failure: OFFLINE }]);
    expect(known.form.options.methods).toHaveLength(2);
    expect(known.newOptions).toBeUndefined();
  });

  it('keeps the buyer’s edits and the problems of the form where choices were read while it was sent', () => {
    const offered = optionsOf(aLoanToDraw(), both);
    const methodId = 'card-1' as PaymentMethodId;
    const tried = [read(offered), review, { kind: 'choose-method', methodId } as const, review, ...consented];
    const again = read(optionsOf(aLoanToDraw({ balance: usd(60_000) }), both));
    const events = [...tried, again, { kind: 'not-saved', failure: OFFLINE }, { kind: 'back' }] as const;
    expect(choosing(...events)).toMatchObject({
      options: { loan: { balance: usd(60_000) } },
      draft: { methodId },
      check: { attempt: 1, problems: {} },
    });
  });

  it.each([
    ['turned off', anEnrolledLoan(), aLoanToDraw(), 'choosing'],
    ['turned on', aLoanToDraw(), anEnrolledLoan(), 'managing'],
  ] as const)('restarts where autopay was %s elsewhere, because another order would be sent', (...row) => {
    const [, before, after, home] = row;
    const begin = [
      read(optionsOf(before, both)),
      { kind: 'change', field: 'method' },
      { kind: 'choose-method', methodId: 'card-1' as PaymentMethodId },
      review,
    ] as const;
    const seen = playTo('reviewing', [...begin, ...consented.slice(0, 2)]);
    const now = read(optionsOf(after, both));
    const accepted = play([now, { kind: 'document-accepted', at: START }], termsAt(), seen);
    expect(accepted.state).toMatchObject({ kind: home, form: { earlier: { attempt: 1 } } });
    expect(accepted.effects.some(({ kind }) => kind === 'save')).toBe(false);
    const answered = [...begin, ...consented, now, { kind: 'not-saved', failure: OFFLINE }] as const;
    expect(play(answered).state).toMatchObject({ kind: home, form: { earlier: { attempt: 1 } } });
    const known = [...begin, ...consented, { kind: 'not-saved', failure: OFFLINE }, now, submit] as const;
    expect(play(known).state.kind).toBe(home);
    expect(play(known).effects.filter(({ kind }) => kind === 'save')).toHaveLength(1);
    const refused = { kind: 'refused', refusal: 'autopay-already-enrolled' } as const;
    const told = [...begin, ...consented, now, { kind: 'not-saved', failure: refused }] as const;
    expect(playTo('reviewing', told).saving).toMatchObject({ kind: 'failed', way: 'leave' });
  });

  it('shows the drafts that the platform lists, or else those that were reviewed', () => {
    const { autopay } = anEnrolledLoan();
    expect(playTo('saved', [...sent, { kind: 'saved', autopay }]).drafts[0]?.on).toBe('2026-12-01');
    const none = playTo('saved', [...sent, { kind: 'saved', autopay: { ...autopay, drafts: [] } }]);
    expect(none.drafts).toEqual(none.asked.preview.drafts);
    expect(none.drafts.length).toBeGreaterThan(0);
  });

  it('sends the method type where the method changes, and none otherwise', () => {
    const on = read(optionsOf(anEnrolledLoan(), both));
    const order = (methodId: string) => {
      const chosen = [
        on,
        { kind: 'change', field: 'method' } as const,
        { kind: 'choose-method', methodId: methodId as PaymentMethodId } as const,
        ...sent.slice(1),
      ];
      return play(chosen).effects.find((effect) => effect.kind === 'save')?.order;
    };
    expect(order('card-1')).toMatchObject({ newMethodType: 'DEBIT_CARD' });
    expect(order('method-1')).not.toHaveProperty('newMethodType');
  });
});
