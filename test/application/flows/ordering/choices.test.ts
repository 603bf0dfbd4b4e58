import { describe, expect, it } from 'vitest';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';

const opened = async (
  given: Parameters<typeof aBrowser>[0],
  prepare: (browser: ReturnType<typeof aBrowser>) => void = () => undefined,
) => {
  const browser = aBrowser(given);
  prepare(browser);
  const page = browser.openPage();
  const flow = page.pay();
  flow.subscribe(() => undefined);
  await settled();
  return { ...browser, page, flow };
};

describe('what a borrower may choose from', () => {
  it('says why the payment methods could not be read, and reads them again', async () => {
    const { flow } = await opened({ loans: [aLoan()] }, ({ gateway }) => gateway.failNext(OFFLINE));
    expect(flow.state()).toMatchObject({ kind: 'failed', failure: OFFLINE });
    flow.send({ kind: 'read-again' });
    await settled();
    expect(flow.state().kind).toBe('choosing');
  });

  it('says why the loan could not be read, and reads only it again', async () => {
    const { flow, gateway } = await opened({ loans: [aLoan()] }, ({ platform }) =>
      platform.readFaults.queue({ kind: 'answered', failure: OFFLINE }),
    );
    expect(flow.state()).toMatchObject({ kind: 'failed', failure: OFFLINE });
    gateway.failNext(OFFLINE);
    flow.send({ kind: 'read-again' });
    await settled();
    expect(flow.state().kind).toBe('choosing');
  });

  it('stays as it was where a later read of the loan or the methods fails', async () => {
    const { flow, page, gateway, platform } = await opened({ loans: [aLoan()] });
    gateway.failNext(OFFLINE);
    await page.reads.refresh([{ read: 'payment-methods' }]);
    expect(flow.state().kind).toBe('choosing');
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
    expect(flow.state().kind).toBe('choosing');
  });

  it('tells of a method that was added meanwhile', async () => {
    const { flow, page, gateway } = await opened({ loans: [aLoan()], methods: [] });
    gateway.keep(aPaymentMethod());
    await page.reads.refresh([{ read: 'payment-methods' }]);
    expect(flow.state()).toMatchObject({ options: { methods: [{ id: aPaymentMethod().id }] } });
  });

  it('is nothing on a loan that owes nothing, whatever the holidays', async () => {
    const { flow } = await opened({ loans: [aLoan({ balance: usd(0), status: 'PAID' })] });
    expect(flow.state()).toMatchObject({ kind: 'not-payable', holidaysUnknownIn: undefined });
  });
});
