import { ListLoans, ReadHistory, ReadLoan } from '@member-portal/application/loans';
import { LOAN_STATUSES, type LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const loans = LOAN_STATUSES.map((status) => aLoan({ id: status as string as LoanId, status }));
const aPage = () => aBrowser({ loans }).openPage();

describe('the list of loans', () => {
  it.each([
    ['outstanding', ['ACCEPTED', 'REVIEW', 'OUTSTANDING']],
    ['closed', ['EXPIRED', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED']],
  ] as const)('of segment %s holds its statuses', async (segment, expected) => {
    const page = await aPage().services.get(ListLoans)({ segment });
    expect(page._unsafeUnwrap().items.map(({ status }) => status)).toEqual(expected);
  });

  it('comes in pages', async () => {
    const list = aPage().services.get(ListLoans);
    const first = (await list({ segment: 'closed', limit: 3 }))._unsafeUnwrap();
    expect(first.items).toHaveLength(3);
    const cursor = first.nextCursor ?? '';
    const second = (await list({ segment: 'closed', limit: 3, cursor }))._unsafeUnwrap();
    expect(second.items.map(({ id }) => id)).toEqual(['CANCELLED', 'CLOSED']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('needs a session', async () => {
    const { services, sessions } = aPage();
    sessions.close('signed-out');
    expect((await services.get(ListLoans)({ segment: 'closed' }))._unsafeUnwrapErr()).toEqual({
      kind: 'session-expired',
    });
  });

  it('tells a failure of the platform', async () => {
    const { platform, openPage } = aBrowser({ loans });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    const list = openPage().services.get(ListLoans);
    expect((await list({ segment: 'closed' }))._unsafeUnwrapErr()).toEqual(OFFLINE);
  });
});

describe('one loan', () => {
  // Proves.
  it('is read by its id, and an unknown one is not found', async () => {
    const read = aPage().services.get(ReadLoan);
    expect((await read('PAID' as LoanId))._unsafeUnwrap().status).toBe('PAID');
    expect((await read('nobody' as LoanId))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });

  it('has a history', async () => {
    const { platform, openPage } = aBrowser();
    const payment = aReviewedPayment();
    platform.ledger.book(payment.loanId, { ...payment, requestKey: 'key-1' });
    platform.ledger.complete('payment-1');
    const read = openPage().services.get(ReadHistory);
    expect((await read(payment.loanId, {}))._unsafeUnwrap().items.map(({ status }) => status)).toEqual([
      'RECEIVED',
    ]);
    expect((await read(payment.loanId, { types: ['FEE'] }))._unsafeUnwrap().items).toEqual([]);
  });
});
