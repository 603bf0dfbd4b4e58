import { BeginAutopay } from '@member-portal/application/flows/autopay';
import { isBoolean } from '@member-portal/application/session';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../../support/builders/a-session.ts';
import { aLoanToDraw, anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { countReads, GIVES_UP_MS, loseAnswer, refuseOrder } from '../misfortune.ts';
import { aBrowser, LOAN, type Page } from '../payment/browser.ts';
import { both } from './playing.ts';

const openAt = { name: 'open autopay', accepts: isBoolean };

const begin = async (page: Page) => {
  const flow = page.services.get(BeginAutopay)(
    { loanId: LOAN, enrolled: false, openAt },
    { reads: page.reads, locale: 'en-us' },
  );
  flow.subscribe(() => undefined);
  await settled();
  return flow;
};
const aPlace = (given: Parameters<typeof aBrowser>[0] = {}) => {
  const browser = aBrowser({ loans: [aLoanToDraw()], methods: both, ...given });
  const page = browser.openPage();
  page.drafts.keep(openAt, true);
  return { ...browser, page };
};

/** Autopay of the card, as far as the press that sends it. */
const agreed = async (given: Parameters<typeof aBrowser>[0] = {}) => {
  const place = aPlace(given);
  const flow = await begin(place.page);
  const [, card] = both;
  if (card) flow.send({ kind: 'choose-method', methodId: card.id });
  flow.send({ kind: 'review' });
  await settled();
  const state = flow.state();
  if (state.kind !== 'reviewing' || state.consent.kind !== 'unseen') throw new Error(state.kind);
  flow.send({ kind: 'document-shown', documentId: state.consent.document.id });
  return { ...place, flow };
};

describe('autopay', () => {
  it('rereads both loan and methods where one of them could not be read', async () => {
    const { platform, page } = aPlace();
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    const flow = await begin(page);
    expect(flow.state()).toMatchObject({ kind: 'unreadable', failure: OFFLINE });
    flow.send({ kind: 'retry' });
    expect(flow.state().kind).toBe('reading');
    await settled();
    expect(flow.state().kind).toBe('choosing');
    const { gateway, page: another } = aPlace();
    gateway.failNext(OFFLINE);
    const second = await begin(another);
    expect(second.state().kind).toBe('unreadable');
    second.send({ kind: 'retry' });
    await settled();
    expect(second.state().kind).toBe('choosing');
  });

  it('keeps the draft after a refusal, also over a reload', async () => {
    const { platform, page, openPage, flow } = await agreed();
    refuseOrder(platform);
    flow.send({ kind: 'submit' });
    await settled();
    flow.dispose();
    expect((await begin(page)).state()).toMatchObject({ form: { draft: { methodId: 'card-1' } } });
    const reloaded = openPage(undefined, page.store);
    expect(reloaded.drafts.read(openAt)).toBe(true);
    expect((await begin(reloaded)).state()).toMatchObject({ form: { draft: { methodId: 'card-1' } } });
  });

  it('does not keep over a reload that its dialog is open after a lost answer', async () => {
    const { platform, page, openPage, flow, time } = await agreed();
    loseAnswer(platform);
    flow.send({ kind: 'submit' });
    await time.advance(GIVES_UP_MS);
    flow.dispose();
    expect(page.drafts.read(openAt)).toBe(true);
    expect(openPage(undefined, page.store).drafts.read(openAt)).toBeUndefined();
  });

  it.each([
    ['a refusal after the loan was read again', { kind: 'refused', refusal: 'method-declined' }, 1],
    ['at once that there is no connection', OFFLINE, 0],
  ] as const)('reports %s', async (_what, failure, reads) => {
    const { platform, time, flow } = await agreed();
    const { readLoan } = platform;
    let read = 0;
    platform.readLoan = (...args) =>
      readLoan(...args).map((loan) => {
        read += 1;
        return loan;
      });
    platform.orderFaults.queue({ kind: 'answered', failure });
    const seen: number[] = [];
    flow.subscribe(() => {
      const state = flow.state();
      if (state.kind === 'reviewing' && state.saving.kind === 'failed') seen.push(Math.min(read, 1));
    });
    flow.send({ kind: 'submit' });
    await time.advance(60_000);
    if (failure === OFFLINE) expect(flow.state()).toMatchObject({ kind: 'reviewing' });
    else expect(seen[0]).toBe(reads);
  });

  it('that is saved after the buyer has left leaves no draft, and is recorded as turned on', async () => {
    const { page, flow } = await agreed();
    flow.send({ kind: 'submit' });
    flow.dispose();
    await settled();
    expect(page.analytics.names()).toEqual(['autopay_enroll', 'autopay_toggle_on']);
    const again = await begin(page);
    expect(again.state()).toMatchObject({ kind: 'managing', form: { edited: false } });
    again.send({ kind: 'turn-off' });
    again.send({ kind: 'confirm-turn-off' });
    again.dispose();
    await settled();
    expect(page.analytics.names().slice(2).toSorted()).toEqual(['autopay_toggle_off', 'autopay_unenroll']);
  });

  it('that is saved after a forced sign-out leaves no draft, and reopens no dialog', async () => {
    let pace = Promise.resolve();
    let answer = (): void => undefined;
    const { page, platform, time, flow } = await agreed({ pace: () => pace });
    pace = new Promise((resolve) => {
      answer = resolve;
    });
    flow.send({ kind: 'submit' });
    await settled();
    page.sessions.close('expired');
    flow.dispose();
    answer();
    await time.advance(1_000);
    const loan = (await platform.readLoan(LOAN))._unsafeUnwrap();
    expect(loan.autopay.enrolled).toBe(true);
    page.sessions.open(aSession(time.now()));
    expect(page.drafts.read(openAt)).toBeUndefined();
    expect((await begin(page)).state()).toMatchObject({ kind: 'managing', form: { edited: false } });
  });

  it('that was turned off reopens no dialog after a reload, and leaves no draft', async () => {
    const { page, openPage } = aPlace({ loans: [anEnrolledLoan()] });
    const flow = await begin(page);
    flow.send({ kind: 'change', field: 'amount' });
    flow.send({ kind: 'type-amount', text: '500' });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'turn-off' });
    flow.send({ kind: 'confirm-turn-off' });
    const whileSending = openPage(undefined, page.store);
    expect(whileSending.drafts.read(openAt)).toBeUndefined();
    await settled();
    expect(flow.state().kind).toBe('off');
    expect(page.drafts.read(openAt)).toBeUndefined();
    expect((await begin(page)).state()).toMatchObject({ kind: 'choosing', form: { edited: false } });
  });

  it('is no longer read once it was left', async () => {
    const { platform, page } = aPlace();
    const flow = await begin(page);
    flow.dispose();
    const reads = countReads(platform);
    await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
    expect(reads()).toBe(0);
  });

  it.each([
    // The first draft leaves ten days, so that there is no notice to give up, which the document says.
    ['CA', false],
    ['US', undefined],
  ] as const)('in %s says in its authorisation whether the notice is waived: %s', async (country, waived) => {
    const place = aPlace({ configuration: { country } });
    const flow = await begin(place.page);
    const [, card] = both;
    if (card) flow.send({ kind: 'choose-method', methodId: card.id });
    flow.send({ kind: 'waive-notice', waived: true });
    flow.send({ kind: 'review' });
    await settled();
    expect(place.library.requests[0]?.request).toHaveProperty('parameters.paymentMethodId', 'card-1');
    const named = expect(place.library.requests[0]?.request);
    if (waived === undefined) named.not.toHaveProperty('parameters.preNotificationWaived');
    else named.toHaveProperty('parameters.preNotificationWaived', waived);
  });
});
