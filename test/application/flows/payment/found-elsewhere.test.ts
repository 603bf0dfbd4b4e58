import { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../support/fakes/fake-time.ts';
import { TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { aBrowser } from './browser.ts';

const MINUTE = 60_000;

/** A payment whose answer is lost. The platform books it after this page has stopped waiting for it, or never. */
const bookedLate = async (how: 'arrives-late' | 'lost-before' = 'arrives-late') => {
  const browser = aBrowser();
  const { platform, time } = browser;
  const flow = browser.openPage().pay();
  flow.subscribe(() => undefined);
  await settled();
  flow.send({ kind: 'review' });
  await settled();
  const state = flow.state();
  if (state.kind !== 'reviewing' || state.review.consent.kind !== 'unseen') throw new Error(state.kind);
  flow.send({ kind: 'document-shown', documentId: state.review.consent.document.id });
  platform.orderFaults.queue({ kind: how, after: 31_000, failure: TIMEOUT });
  flow.send({ kind: 'pay' });
  const toBooking = async (): Promise<void> => {
    while (platform.ledger.bookings.length === 0) await time.advance(250);
  };
  return { ...browser, flow, toBooking };
};

describe('a payment of unknown outcome', () => {
  it('that another tab finds first is reported as made in this one too', async () => {
    const { openPage, platform, time, flow, toBooking } = await bookedLate();
    await toBooking();
    openPage()
      .lookAtOpenPayments()
      .subscribe(() => undefined);
    await time.advance(0);
    await time.advance(10_000);
    expect(flow.state()).toMatchObject({ kind: 'done' });
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it.each([1, 11, 60])(
    'is not sent again by a tab that slept for %d minutes while another one found it',
    async (minutes) => {
      const { openPage, platform, time, flow, toBooking } = await bookedLate();
      await toBooking();
      openPage()
        .lookAtOpenPayments()
        .subscribe(() => undefined);
      await time.advance(0);
      time.sleep(minutes * MINUTE);
      flow.send({ kind: 'pay' });
      await time.advance(MINUTE);
      expect(flow.state()).toMatchObject({ kind: 'done' });
      expect(platform.ledger.bookings).toHaveLength(1);
    },
  );

  it('submitted again while the page is being refreshed after it was found, is reported as made', async () => {
    const { platform, time, flow } = await bookedLate();
    await time.advance(30_500);
    const { readHistory } = platform;
    let refreshing = false;
    // What the page beneath reads takes two seconds.
    platform.readHistory = (id, query, cancellation) =>
      query.limit === 50
        ? readHistory(id, query, cancellation)
        : new ResultAsync(
            new Promise((resolve) => {
              refreshing = true;
              time.callAt(time.now() + 2000, () => void readHistory(id, query, cancellation).then(resolve));
            }),
          );
    while (!refreshing) await time.advance(250);
    expect(flow.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
    flow.send({ kind: 'pay' });
    await time.advance(MINUTE);
    expect(flow.state()).toMatchObject({ kind: 'done' });
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('whose intent is missing from storage is sent under no new key while it may still arrive', async () => {
    const { platform, kept, time, flow } = await bookedLate();
    await time.advance(12_000);
    expect(flow.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
    kept.clear();
    flow.send({ kind: 'pay' });
    await time.advance(5000);
    expect(flow.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
    await time.advance(MINUTE);
    expect(flow.state()).toMatchObject({ kind: 'done' });
    expect(platform.sent).toHaveLength(1);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('that never arrived and was dismissed in another tab is reported as not made, and can be sent again', async () => {
    const { openPage, platform, time, flow } = await bookedLate('lost-before');
    await time.advance(20_000);
    // This tab stays asleep; the other one reports that the payment never arrived, and its notice is
    // dismissed.
    time.sleep(3 * MINUTE);
    const other = openPage().lookAtOpenPayments();
    other.subscribe(() => undefined);
    await settled();
    expect(other.state().payments).toMatchObject([{ outcome: { kind: 'never-booked' } }]);
    const [told] = other.state().payments;
    if (!told) throw new Error('nothing told');
    other.send({ kind: 'put-away', payment: told });
    await time.advance(10_000);
    expect(flow.state()).toMatchObject({
      review: { submission: { kind: 'not-made', trouble: { kind: 'never-booked' } } },
    });
    flow.send({ kind: 'pay' });
    await time.advance(MINUTE);
    expect(flow.state()).toMatchObject({ kind: 'done' });
    expect(platform.ledger.bookings).toHaveLength(1);
  });
});
