import type { PaymentState } from '@member-portal/application/flows/payment';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { agreeToTwelve } from './agree-to-twelve.ts';
import { aBrowser, LOAN } from './browser.ts';

/** A payment of 12 dollars, agreed to, on a platform that does not recognise an order by its key. */
const agreed = async () => {
  const browser = aBrowser({ honoursKeys: false, configuration: { idempotency: false } });
  const flow = browser.openPage().pay();
  flow.subscribe(() => undefined);
  await settled();
  await agreeToTwelve(flow);
  return { ...browser, flow };
};
const submissionOf = (state: PaymentState) =>
  state.kind === 'reviewing' ? state.review.submission.kind : state.kind;

describe('on a platform without keys, a payment whose answer was lost', () => {
  it('stays unknown when it is tried again, and is then found to be itself, not another one', async () => {
    const { flow, platform, time } = await agreed();
    platform.orderFaults.queue({ kind: 'arrives-late', after: 60_000, failure: TIMEOUT });
    flow.send({ kind: 'pay' });
    await time.advance(11_000);
    expect(submissionOf(flow.state())).toBe('unknown');
    flow.send({ kind: 'pay' });
    await time.advance(100);
    expect(submissionOf(flow.state())).toBe('unknown');
    await time.advance(70_000);
    expect(flow.state()).toMatchObject({ kind: 'done', outcome: { confirmation: 'C-1' } });
    flow.send({ kind: 'pay-again' });
    await time.advance(20_000);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('is not taken for a payment of another amount that was made elsewhere meanwhile', async () => {
    const { flow, platform, time } = await agreed();
    platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
    flow.send({ kind: 'pay' });
    await time.advance(11_000);
    const elsewhere = aPaymentRequest({ requestKey: '', confirmation: 'C-PHONE', amount: usd(9900) });
    platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [elsewhere] }));
    await time.advance(10_000);
    expect(submissionOf(flow.state())).toBe('unknown');
  });
});
