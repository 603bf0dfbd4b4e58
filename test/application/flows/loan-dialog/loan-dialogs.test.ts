import {
  BeginLoanDialogs,
  type LoanDialogSubject,
  openDialogOf,
} from '@member-portal/application/flows/loan-dialog';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { AVERY, aSession } from '../../../support/builders/a-session.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';

const PAGE = '/loans/outstanding';
const payoff: LoanDialogSubject = { flow: 'payoff', loanId: LOAN };
const autopay: LoanDialogSubject = { flow: 'autopay', loanId: LOAN, enrolled: false };
const cancel: LoanDialogSubject = { flow: 'cancel', loanId: LOAN, payment: aPaymentRequest() };

const aTab = () => {
  const { openPage } = aBrowser();
  const store = fakeDraftStore();
  let page = openPage(AVERY, store);
  return {
    /** The dialogs of a page that is drawn from now on. */
    comesTo: (pathname: string) => {
      const flow = page.services.get(BeginLoanDialogs)(pathname);
      expect(flow.state()).toBeUndefined();
      flow.subscribe(() => undefined);
      return flow;
    },
    reload: (): void => {
      page = openPage(AVERY, store);
    },
    endsByForce: () => page.sessions.close('rejected'),
    signsInAgain: () => page.sessions.open(aSession(START)),
    hold: () => page.drafts.hold(openDialogOf(PAGE)),
  };
};

describe('the dialogs of a page with loans', () => {
  it('open one at a time, each afresh, and keep a closed one mounted', () => {
    const flow = aTab().comesTo(PAGE);
    flow.send({ kind: 'close' });
    expect(flow.state()).toBeUndefined();
    flow.send({ kind: 'open', subject: payoff });
    expect(flow.state()).toEqual({ subject: payoff, open: true, count: 1 });
    flow.send({ kind: 'close' });
    expect(flow.state()).toEqual({ subject: payoff, open: false, count: 1 });
    flow.send({ kind: 'open', subject: payoff });
    flow.send({ kind: 'open', subject: cancel });
    expect(flow.state()).toEqual({ subject: cancel, open: true, count: 3 });
  });

  it('reopen after a reload, on the page that they were open on', () => {
    const tab = aTab();
    tab.comesTo(PAGE).send({ kind: 'open', subject: payoff });
    tab.reload();
    expect(tab.comesTo('/loans/loan-1').state()).toBeUndefined();
    const again = tab.comesTo(PAGE);
    expect(again.state()).toEqual({ subject: payoff, open: true, count: 1 });
    again.send({ kind: 'open', subject: autopay });
    tab.reload();
    expect(tab.comesTo(PAGE).state()).toEqual({ subject: autopay, open: true, count: 1 });
  });

  it('reopen after a forced sign-out, even where the page was left then', () => {
    const tab = aTab();
    const flow = tab.comesTo(PAGE);
    flow.send({ kind: 'open', subject: payoff });
    tab.endsByForce();
    flow.dispose();
    tab.signsInAgain();
    expect(tab.comesTo(PAGE).state()?.subject).toEqual(payoff);
  });

  it.each(['close', 'dispose'] as const)('stay closed after %s', (end) => {
    const tab = aTab();
    const flow = tab.comesTo(PAGE);
    flow.send({ kind: 'open', subject: payoff });
    if (end === 'close') flow.send({ kind: 'close' });
    else flow.dispose();
    expect(tab.comesTo(PAGE).state()).toBeUndefined();
    tab.reload();
    expect(tab.comesTo(PAGE).state()).toBeUndefined();
  });

  it.each(['reload', 'end'] as const)(
    'do not reopen the cancellation of a payment after a %s, nor a dialog opened before it',
    (by) => {
      const tab = aTab();
      const flow = tab.comesTo(PAGE);
      flow.send({ kind: 'open', subject: payoff });
      flow.send({ kind: 'open', subject: cancel });
      if (by === 'reload') tab.reload();
      else {
        tab.endsByForce();
        flow.dispose();
        tab.signsInAgain();
      }
      expect(tab.comesTo(PAGE).state()).toBeUndefined();
    },
  );

  it('that were held in memory do not survive a reload, even where they were restored meanwhile', () => {
    const tab = aTab();
    tab.comesTo(PAGE).send({ kind: 'open', subject: payoff });
    tab.hold();
    expect(tab.comesTo(PAGE).state()?.subject).toEqual(payoff);
    tab.reload();
    expect(tab.comesTo(PAGE).state()).toBeUndefined();
  });
});
