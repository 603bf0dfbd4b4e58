import { BeginPayoff, payoffDraftOf } from '@member-portal/application/flows/payoff';
import { isBoolean } from '@member-portal/application/session';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { expectLeftAlone, GIVES_UP_MS, loseAnswer, mend, refuseOrder } from '../misfortune.ts';
import { aBrowser, LOAN, type Page } from '../payment/browser.ts';
import { aPayoffLoan, quotesDays } from './quoting.ts';

const openAt = { name: 'open payoff', accepts: isBoolean };

const begin = async (page: Page) => {
  const flow = page.services.get(BeginPayoff)(
    { loanId: LOAN, openAt },
    { reads: page.reads, locale: 'en-us' },
  );
  flow.subscribe(() => undefined);
  await settled();
  return flow;
};

const aPlace = () => {
  const browser = aBrowser({ loans: [aPayoffLoan()], flags: { payoffForDate: true } });
  quotesDays(browser.platform);
  const page = browser.openPage();
  page.drafts.keep(openAt, true);
  return { ...browser, page };
};

/** A payoff that was sent, and whose answer was lost or refused. */
const sent = async (how: 'lost' | 'refused') => {
  const place = aPlace();
  const { platform, time, page } = place;
  const flow = await begin(page);
  flow.send({ kind: 'choose-day', text: '2026-11-24' });
  await settled();
  flow.send({ kind: 'review' });
  await settled();
  const state = flow.state();
  if (state.kind !== 'reviewing' || state.review.consent.kind !== 'unseen') throw new Error(state.kind);
  expect(state.review.preview).toBeDefined();
  flow.send({ kind: 'document-shown', documentId: state.review.consent.document.id });
  if (how === 'refused') refuseOrder(platform);
  else loseAnswer(platform);
  flow.send({ kind: 'pay' });
  await time.advance(how === 'lost' ? GIVES_UP_MS : 0);
  return { ...place, flow };
};

describe('a payoff', () => {
  it('rereads what could not be read', async () => {
    const { platform, page } = aPlace();
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    const flow = await begin(page);
    expect(flow.state().kind).toBe('failed');
    flow.send({ kind: 'read-again' });
    await settled();
    expect(flow.state().kind).toBe('choosing');
  });

  it.each([
    ['refused', true, '2026-11-24'],
    ['lost', undefined, undefined],
  ] as const)(
    'whose order was %s keeps its draft in its tab; after a reload: %s',
    async (how, isOpen, payOn) => {
      const { platform, page, openPage, flow } = await sent(how);
      flow.dispose();
      mend(platform);
      expect((await begin(page)).state()).toMatchObject({ draft: { payOn: '2026-11-24' } });
      expect(page.drafts.read(openAt)).toBe(true);
      const reloaded = openPage(undefined, page.store);
      expect(reloaded.drafts.read(openAt)).toBe(isOpen);
      expect((await begin(reloaded)).state()).toMatchObject({ draft: { payOn } });
    },
  );

  it('drops the draft once the payoff is found to have been made', async () => {
    const { platform, page, flow, time } = await sent('lost');
    mend(platform);
    await time.advance(60_000);
    expect(flow.state().kind).toBe('done');
    expect(page.drafts.read(payoffDraftOf(LOAN))).toBeUndefined();
    expect((await begin(page)).state()).toMatchObject({ draft: { payOn: undefined } });
  });

  it.each(['close', 'dispose'] as const)('that is left by %s is no longer read and followed', async (how) => {
    const { flow, ...place } = await sent('lost');
    await expectLeftAlone(place, () => (how === 'close' ? flow.send({ kind: 'close' }) : flow.dispose()));
  });

  it('cancels its quote request when another day is chosen or the payoff is left', async () => {
    const { platform, page } = aPlace();
    const aborted: (boolean | undefined)[] = [];
    const asked: (() => boolean | undefined)[] = [];
    const { readLoan } = platform;
    platform.readLoan = (id, given, cancellation) => {
      if (given) asked.push(() => cancellation?.aborted);
      return readLoan(id, given, cancellation);
    };
    const flow = page.services.get(BeginPayoff)({ loanId: LOAN }, { reads: page.reads, locale: 'en-us' });
    flow.subscribe(() => undefined);
    await settled();
    flow.send({ kind: 'choose-day', text: '2026-11-24' });
    flow.send({ kind: 'choose-day', text: '2026-11-25' });
    aborted.push(...asked.map((is) => is()));
    flow.dispose();
    aborted.push(asked.at(-1)?.());
    expect(aborted.slice(-3)).toEqual([true, false, true]);
  });
});
