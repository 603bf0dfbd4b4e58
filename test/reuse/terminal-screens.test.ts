import { SubmitPayment } from '@member-portal/application/payments';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { changeAutopay } from '../../examples/terminal/screens/autopay.ts';
import { showLoans } from '../../examples/terminal/screens/loans.ts';
import { payLoanOff } from '../../examples/terminal/screens/pay-off.ts';
import { english } from '../../examples/terminal/texts/english.ts';
import { french } from '../../examples/terminal/texts/french.ts';
import { aPayoffLoan } from '../application/flows/payoff/quoting.ts';
import { aReviewedPayment } from '../support/builders/a-payment.ts';
import { aPaymentMethod } from '../support/builders/a-payment-method.ts';
import { aCard, aLoanToDraw } from '../support/builders/loans-to-draw.ts';
import { OFFLINE, TIMEOUT } from '../support/fakes/fault-line.ts';
import { aTerminalVisit } from '../support/reuse/terminal-visit.ts';

const MINUTE = 60_000;
const FRAUD = { status: 'FRAUDULENT', subStatus: 'CONFIRMED' } as const;

describe('the loans in a terminal', () => {
  const { loans, failures, tryAgain, blocked } = english;
  const which = loans.which(1);

  it('are not shown to a blocked borrower, while the flag that blocks is on or unknown', async () => {
    for (const given of [
      { flags: { collectionsChargeOff: true } },
      { flags: { collectionsChargeOff: false }, areFlagsKnown: false },
    ]) {
      const { visit, buyers, said, asked } = aTerminalVisit(given);
      buyers.changeUnderneath((buyer) => ({ ...buyer, ...FRAUD }));
      await showLoans(visit);
      expect(said).toEqual(['', blocked.title, blocked.text]);
      expect(asked).toEqual([]);
    }
    const { visit, buyers, asked } = aTerminalVisit({ flags: { collectionsChargeOff: false } });
    buyers.changeUnderneath((buyer) => ({ ...buyer, ...FRAUD }));
    await showLoans(visit);
    expect(asked).toEqual([which]);
  });

  it.each([
    ['de 8 h à 20 h', 'Appelez-nous au 1 800 555-0119, de 8 h à 20 h.'],
    [undefined, 'Appelez-nous au 1 800 555-0119.'],
  ])('are replaced by the lender’s phone in the borrower’s language (open %s)', async (hours, line) => {
    const support = { phone: '1 800 555-0119', hours };
    const { visit, buyers, said } = aTerminalVisit({ areFlagsKnown: false, locale: 'fr-ca', support });
    buyers.changeUnderneath((buyer) => ({ ...buyer, ...FRAUD }));
    await showLoans(visit);
    expect(said).toEqual(['', french.blocked.title, french.blocked.text, line]);
  });

  it('wait for the borrower’s record, which is read again when the visitor wants it', async () => {
    const { visit, buyers, said, asked } = aTerminalVisit({ areFlagsKnown: false, types: [''] });
    buyers.failNext(OFFLINE);
    await showLoans(visit);
    expect(said.slice(0, 2)).toEqual(['', failures['network-error']]);
    expect(asked).toEqual([tryAgain, which]);

    const leaving = aTerminalVisit({ areFlagsKnown: false, types: ['q'] });
    leaving.buyers.failNext(TIMEOUT);
    await showLoans(leaving.visit);
    expect(leaving.said).toEqual(['', failures.timeout]);
  });

  it('stay where a record that did not block cannot be read again, and go once it blocks', async () => {
    const { visit, buyers, said, asked } = aTerminalVisit({
      areFlagsKnown: false,
      types: [
        () => {
          buyers.failNext(OFFLINE);
          return '';
        },
        () => {
          buyers.changeUnderneath((buyer) => ({ ...buyer, ...FRAUD }));
          return '';
        },
      ],
    });
    await showLoans(visit);
    expect(asked).toEqual([which, which]);
    expect(said).not.toContain(failures['network-error']);
    expect(said.slice(-2)).toEqual([blocked.title, blocked.text]);
  });

  it('are asked for again where the list failed, and no number of a loan is', async () => {
    const { visit, platform, said, asked } = aTerminalVisit({ types: [''] });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await showLoans(visit);
    expect(said.slice(0, 3)).toEqual(['', failures['network-error'], '']);
    expect(asked).toEqual([tryAgain, which]);

    const leaving = aTerminalVisit({ types: ['q'] });
    leaving.platform.readFaults.queue({ kind: 'answered', failure: TIMEOUT });
    await showLoans(leaving.visit);
    expect(leaving.asked).toEqual([tryAgain]);
  });

  it('are not counted where there is none', async () => {
    const { visit, said, asked } = aTerminalVisit({ loans: [], types: ['1'] });
    await showLoans(visit);
    expect(said).toContain(loans.none);
    expect(asked).toEqual(Array(2).fill('c to change your email or mobile, or q to sign out:'));
    expect(said).not.toContain(english.notANumber(0));
  });
});

describe('paying a loan off in a terminal', () => {
  /** Pays the loan off, and lets the minutes pass that looking up a lost answer takes. */
  const paysOff = async (
    types: readonly string[],
    prepare: (visited: ReturnType<typeof aTerminalVisit>) => void = () => undefined,
  ) => {
    const loan = aPayoffLoan();
    const visited = aTerminalVisit({ loans: [loan], types });
    prepare(visited);
    const over = payLoanOff(visited.visit, loan.id);
    await visited.time.advance(30 * MINUTE);
    await over;
    return visited;
  };
  const { pay, failures } = english;

  it('sends it once, and says what becomes of it', async () => {
    const { said, platform } = await paysOff(['1', 'yes']);
    expect(platform.ledger.bookings).toHaveLength(1);
    expect(said).toContain(pay.sending);
    expect(said.at(-2)).toMatch(/^Your \$500\.21 payment is processing\. Confirmation /);
    expect(said.at(-1)).toBe(english.payOff.nothingLeft);
  });

  it('tells a refusal from a payment that never arrived, or could not be sent', async () => {
    const refused = await paysOff(['1', 'yes'], ({ platform }) =>
      platform.orderFaults.queue({
        kind: 'answered',
        failure: { kind: 'refused', refusal: 'method-declined' },
      }),
    );
    expect(refused.said.slice(-2)).toEqual([pay.sending, pay.refused]);

    const unsent = await paysOff(['1', 'yes'], ({ platform }) => {
      platform.readHistory = () => errAsync(OFFLINE);
      platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'invalid-url' } });
    });
    expect(unsent.said.slice(-3)).toEqual([pay.sending, failures['invalid-url'], pay.notPaid]);
    expect(unsent.platform.ledger.bookings).toEqual([]);

    const lost = await paysOff(['1', 'yes'], ({ platform }) =>
      platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT }),
    );
    expect(lost.said.slice(-3)).toEqual([pay.sending, pay.unknown, pay.neverBooked]);
  });

  it('says once that the outcome is unknown, then what it was', async () => {
    const { said, platform } = await paysOff(['1', 'yes'], ({ platform: { orderFaults } }) =>
      orderFaults.queue({ kind: 'arrives-late', after: 2 * MINUTE, failure: TIMEOUT }),
    );
    expect(platform.ledger.bookings).toHaveLength(1);
    expect(said.filter((line) => line === pay.unknown)).toHaveLength(1);
    expect(said.at(-2)).toMatch(/^Your \$500\.21 payment is processing\. Confirmation /);
  });

  it.each([
    ['yes', 2],
    ['no', 1],
  ])('asks whether to pay beside a payment that was made moments ago (%s)', async (answer, payments) => {
    const { said, asked, platform } = await paysOff(['1', 'yes', answer], ({ visit, platform: lender }) => {
      lender.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
      void visit.services.get(SubmitPayment)(aReviewedPayment());
    });
    expect(asked.at(-1)).toBe(pay.earlier('C-1'));
    expect(platform.ledger.bookings).toHaveLength(payments);
    if (answer === 'no') expect(said.at(-1)).toBe(pay.notPaid);
  });

  it('says what failed where the lender cannot be reached, and not that there is nothing to pay', async () => {
    const choices = await paysOff([], ({ platform }) => {
      platform.readLoan = () => errAsync(OFFLINE);
    });
    expect(choices.said).toEqual([failures['network-error']]);

    const document = await paysOff(['1'], ({ library }) => library.failNext(OFFLINE));
    expect(document.said.at(-1)).toBe(failures['network-error']);

    const quote = await paysOff([], ({ platform }) => {
      const { readLoan } = platform;
      let reads = 0;
      platform.readLoan = (...of) => {
        reads += 1;
        return reads > 1 ? errAsync(OFFLINE) : readLoan(...of);
      };
    });
    expect(quote.said).toEqual([failures['network-error']]);
  });

  it('still says so where there is nothing to pay off', async () => {
    const { said } = await paysOff([], ({ platform }) => {
      platform.readLoan = () => errAsync({ kind: 'not-found' });
    });
    expect(said).toEqual([pay.notPayable]);
  });
});

type Platform = ReturnType<typeof aTerminalVisit>['platform'];

describe('autopay in a terminal', () => {
  const { autopay, pay } = english;
  /** Turns autopay on for a loan whose first draft is in December. */
  const enrols = async (
    methods: readonly PaymentMethod[],
    types: readonly string[],
    prepare: (platform: Platform) => void = () => undefined,
  ) => {
    const loan = aLoanToDraw();
    const visited = aTerminalVisit({ loans: [loan], methods, types });
    prepare(visited.platform);
    await changeAutopay(visited.visit, loan);
    return visited;
  };

  it('offers no card that expires before its first draft', async () => {
    const expiring = { ...aCard(), expires: { year: 2026, month: 11 } };
    const { said } = await enrols([expiring, aPaymentMethod()], ['1', 'yes']);
    expect(said.join('\n')).not.toContain('4242');
    expect(said).toContain(autopay.isOn(undefined));
  });

  it('says so where the platform keeps it paused', async () => {
    const { said } = await enrols([aPaymentMethod()], ['1', 'yes'], (platform) => {
      const { enrolInAutopay } = platform;
      platform.enrolInAutopay = (...asked) =>
        enrolInAutopay(...asked).map((enrolled) => ({ ...enrolled, drafts: [], pausedReason: 'HARDSHIP' }));
    });
    expect(said.at(-1)).toBe(autopay.isOn('HARDSHIP'));
  });

  it('says that there is no method instead of asking for one', async () => {
    const { said, asked } = await enrols([], []);
    expect(said).toEqual([pay.noMethod]);
    expect(asked).toEqual([]);
  });
});
