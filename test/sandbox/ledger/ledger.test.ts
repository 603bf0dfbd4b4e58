import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../sandbox/calendar/plain-date.ts';
import { ACCOUNTS, NO_BALANCES } from '../../../sandbox/ledger/account.ts';
import { giveBack } from '../../../sandbox/ledger/give-back.ts';
import { interestBetween } from '../../../sandbox/ledger/interest.ts';
import {
  acceptPayment,
  accrueThrough,
  chargeFee,
  heldOf,
  type LoanBooks,
  openBooks,
  owedOf,
  settlePayment,
} from '../../../sandbox/ledger/loan-books.ts';
import { cancelLoan, chargeOff, isCancellable } from '../../../sandbox/ledger/loan-endings.ts';
import { type PendingPayment, payoffOn } from '../../../sandbox/ledger/payoff.ts';
import { holds } from '../../support/property-runs.ts';
import { someHistory, someLoan } from './arbitraries.ts';
import { countedOf, play } from './play.ts';

const sumOf = (books: LoanBooks): number =>
  ACCOUNTS.reduce((sum, account) => sum + books.balances[account], 0);

describe('over any history of a loan', () => {
  test('every journal and all accounts together sum to zero', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, journals } = play(loan, history);
        for (const { postings } of journals) {
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        }
        expect(sumOf(books)).toBe(0);
      }),
    );
  });

  test('nothing that is owed or held, and no instalment, goes below zero', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        play(loan, history, (books) => {
          const { balances, instalments } = books;
          const { PRINCIPAL, INTEREST, FEES, CASH, IN_TRANSIT } = balances;
          const least = Math.min(
            PRINCIPAL,
            INTEREST,
            FEES,
            CASH,
            IN_TRANSIT,
            heldOf(books),
            -balances.PAID_OUT,
          );
          expect(least).toBeGreaterThanOrEqual(0);
          for (const { amount, paid, interest, principal } of instalments) {
            expect(Math.min(paid, amount - paid, interest, principal)).toBeGreaterThanOrEqual(0);
            expect(interest + principal).toBe(amount);
          }
        });
      }),
    );
  });

  test('paid plus owed equals what was booked', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, journals, paid, givenBack, claimed, purchaseRefunded, charged, status } = play(
          loan,
          history,
        );
        const { CASH, PAID_OUT, CLAIMS, IN_TRANSIT } = books.balances;
        expect([CASH, 0 - PAID_OUT, CLAIMS, IN_TRANSIT]).toEqual([paid, givenBack, claimed, 0]);
        const interest = journals
          .filter(({ kind }) => kind === 'INTEREST')
          .flatMap(({ postings }) => postings)
          .reduce((sum, { account, amount }) => sum + (account === 'INTEREST' ? amount : 0), 0);
        const booked = status === 'CANCELLED' ? 0 : loan.principal + interest + charged - purchaseRefunded;
        expect(paid - givenBack + claimed - heldOf(books) + owedOf(books)).toBe(booked);
      }),
    );
  });

  test('instalments are in order of their days, numbered without repetition, and ask for all but fees', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, status, settled } = play(loan, history);
        const { instalments, balances } = books;
        instalments.forEach((row, index) => {
          const before = instalments[index - 1];
          if (before) expect([row.dueOn > before.dueOn, row.number > before.number]).toEqual([true, true]);
        });
        const asked = instalments.reduce((sum, { amount, paid: part }) => sum + amount - part, 0);
        if (status === 'OPEN') expect(asked).toBeGreaterThanOrEqual(balances.PRINCIPAL + balances.INTEREST);
        const marked = instalments.reduce((sum, { paid: part }) => sum + part, 0);
        expect(marked).toBeLessThanOrEqual(countedOf(settled));
      }),
    );
  });

  test('its journals, replayed, give the same balances', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, journals } = play(loan, history);
        const opening = openBooks(loan.terms, loan.principal, loan.on, []).journals;
        const replayed = { ...NO_BALANCES };
        for (const { postings } of [...opening, ...journals]) {
          for (const { account, amount } of postings) replayed[account] += amount;
        }
        expect(replayed).toEqual(books.balances);
      }),
    );
  });

  test('fees are paid before interest, and interest before principal', () => {
    holds(
      fc.property(someLoan, someHistory, fc.integer({ min: 1, max: 500_000 }), (loan, history, cents) => {
        const { books, on } = play(loan, history);
        const before = accrueThrough(books, on).books.balances;
        const { allocation } = settlePayment(acceptPayment(books, 'x', on, cents).books, {
          id: 'x',
          on,
          cents,
          toPrincipal: false,
        });
        if (allocation.interest > 0) expect(allocation.fees).toBe(before.FEES);
        if (allocation.principal > 0) expect(allocation.interest).toBe(before.INTEREST);
        const spread = allocation.fees + allocation.interest + allocation.principal;
        expect(spread).toBe(Math.min(cents, before.FEES + before.INTEREST + before.PRINCIPAL));
      }),
    );
  });

  test('a fee that comes while a payment is in progress changes nothing of where that payment goes', () => {
    holds(
      fc.property(
        someLoan,
        someHistory,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (loan, history, later, fee, share) => {
          const { books, on } = play(loan, history);
          const cents = Math.floor(payoffOn(books, [], on).amount * share);
          const payment = { id: 'x', on, cents, toPrincipal: false };
          const accepted = acceptPayment(books, 'x', on, cents).books;
          const charged = chargeFee(accepted, addDays(on, later), fee).books;
          const { allocation } = settlePayment(charged, payment);
          expect(allocation).toEqual(settlePayment(accepted, payment).allocation);
          // Nothing goes back to a buyer who owes that fee.
          const more = { ...payment, cents: cents + fee };
          const spread = settlePayment(acceptPayment(charged, 'x', on, fee).books, more);
          expect(spread.books.balances.UNAPPLIED).toBe(books.balances.UNAPPLIED);
        },
      ),
    );
  });

  test('what instalments still ask for is what it takes to end the loan on schedule', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const played = play(loan, history);
        if (played.status !== 'OPEN') return;
        let { books } = played;
        const fees = books.balances.FEES;
        const asked = books.instalments.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
        let given = 0;
        for (const { dueOn } of books.instalments) {
          const row = books.instalments.find((candidate) => candidate.paid < candidate.amount);
          if (!row) break;
          const cents = row.amount - row.paid;
          books = settlePayment(acceptPayment(books, dueOn, row.dueOn, cents).books, {
            id: dueOn,
            on: row.dueOn,
            cents,
            toPrincipal: false,
          }).books;
          given += cents;
        }
        // Fees are paid first, so an equal amount is left at the end unless they were paid in addition.
        if (fees === 0) expect([given, owedOf(books)]).toEqual([asked, 0]);
      }),
    );
  });

  test('a payoff ends the loan on its day to the cent', () => {
    holds(
      fc.property(someLoan, someHistory, fc.integer({ min: 0, max: 90 }), (loan, history, later) => {
        const { books, on } = play(loan, history);
        const day = addDays(on, later);
        const quote = payoffOn(books, [], day);
        expect(quote.principal + quote.interest + quote.fees - quote.pending).toBe(quote.amount);
        const settled = settlePayment(acceptPayment(books, 'x', day, quote.amount).books, {
          id: 'x',
          on: day,
          cents: quote.amount,
          toPrincipal: false,
        });
        expect(owedOf(settled.books)).toBe(0);
        expect(settled.books.balances.UNAPPLIED).toBe(books.balances.UNAPPLIED);
        expect(settled.books.instalments.every(({ paid, amount }) => paid === amount)).toBe(true);
      }),
    );
  });

  test('a payoff with a payment in progress costs what is left once that one is applied', () => {
    holds(
      fc.property(
        someLoan,
        someHistory,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (loan, history, payIn, quoteIn, share) => {
          const { books, on } = play(loan, history);
          const payOn = addDays(on, payIn);
          const cents = Math.floor(payoffOn(books, [], payOn).amount * share);
          const pending = { id: 'p', on: payOn, cents, toPrincipal: false, noted: false };
          const day = addDays(payOn, quoteIn);
          const quote = payoffOn(books, [pending], day);
          const settled = settlePayment(acceptPayment(books, 'p', payOn, cents).books, pending).books;
          expect(quote.amount).toBe(payoffOn(settled, [], day).amount);
          expect(quote.principal + quote.interest + quote.fees - quote.pending).toBe(quote.amount);
        },
      ),
    );
  });

  const someComing = fc.array(
    fc.record({
      after: fc.nat(40),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      toPrincipal: fc.boolean(),
    }),
    { maxLength: 4 },
  );

  test('a payoff and everything that is still to come, whenever it is dated, end the loan and take no cent too much', () => {
    holds(
      fc.property(someLoan, someHistory, someComing, fc.nat(40), (loan, history, coming, quoteIn) => {
        const { books: opened, on, status } = play(loan, history);
        if (status !== 'OPEN') return;
        const day = addDays(on, quoteIn);
        // Each was accepted within what was then offered: what is left beside those before it.
        let pending: readonly PendingPayment[] = [];
        for (const [index, { after, share, toPrincipal }] of coming.entries()) {
          const payOn = addDays(on, after);
          const cents = Math.floor(payoffOn(opened, pending, payOn).amount * share);
          if (cents > 0)
            pending = [...pending, { id: `p${index}`, on: payOn, cents, toPrincipal, noted: false }];
        }
        const quote = payoffOn(opened, pending, day);
        expect(quote.principal + quote.interest + quote.fees - quote.pending).toBe(quote.amount);
        expect(quote.interest).toBeGreaterThanOrEqual(0);
        const own = { id: 'payoff', on: day, cents: quote.amount, toPrincipal: false, noted: false };
        let [books, trimmed] = [opened, 0];
        for (const payment of [...pending, own].toSorted((a, b) =>
          a.on < b.on ? -1 : a.on > b.on ? 1 : 0,
        )) {
          const cents = Math.min(payment.cents, payoffOn(books, [], payment.on).amount);
          trimmed += payment.cents - cents;
          if (cents === 0) continue;
          const accepted = acceptPayment(books, payment.id, payment.on, cents).books;
          const settled = settlePayment(accepted, { ...payment, cents });
          const { fees, interest, principal } = settled.allocation;
          expect(fees + interest + principal).toBe(cents);
          books = settled.books;
        }
        expect(owedOf(books)).toBe(0);
        // Interest is rounded on each payment's day, and an earlier payment may have made it a cent less.
        expect(trimmed).toBeLessThanOrEqual(pending.length + 1);
      }),
    );
  });

  test('a cancelled order leaves nothing owed and gives everything back', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, on, status } = play(loan, history);
        if (owedOf(books) === 0 || status !== 'OPEN' || !isCancellable(books)) return;
        const cancelled = giveBack(cancelLoan(books, on).books, on);
        const { CASH, PAID_OUT, CLAIMS, FUNDING, UNAPPLIED } = cancelled.books.balances;
        expect(owedOf(cancelled.books)).toBe(0);
        expect(sumOf(cancelled.books)).toBe(0);
        // What somebody had back twice, from the lender and from their bank, is claimed besides.
        expect([CASH + PAID_OUT + CLAIMS, FUNDING]).toEqual([0, 0]);
        expect(UNAPPLIED).toBe(0);
      }),
    );
  });

  test('a charge-off changes the lender’s books and not what is owed', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, on, status } = play(loan, history);
        if (status !== 'OPEN') return;
        const off = chargeOff(books, on).books;
        expect(owedOf(off)).toBe(owedOf(accrueThrough(books, on).books));
        expect(off.balances.CHARGE_OFF_EXPENSE).toBe(owedOf(off));
        expect(sumOf(off)).toBe(0);
      }),
    );
  });
});

describe('interest', () => {
  test.each([
    ['19.99', 'ACTUAL_365', 'HALF_EVEN', 100_000, '2026-01-01', '2026-02-01', 1698],
    ['19.99', 'ACTUAL_360', 'HALF_EVEN', 100_000, '2026-01-01', '2026-02-01', 1721],
    ['19.99', '30_360', 'HALF_EVEN', 100_000, '2026-01-01', '2026-02-01', 1666],
    ['12', '30_360', 'HALF_UP', 100_000, '2026-01-31', '2026-02-28', 933],
    ['12', '30_360', 'HALF_UP', 100_000, '2026-01-31', '2026-03-31', 2000],
    // Exactly half a cent: 1 cent and a half to the even 2, half a cent to the even 0.
    ['36', '30_360', 'HALF_EVEN', 500, '2026-01-01', '2026-01-04', 2],
    ['36', '30_360', 'HALF_EVEN', 500, '2026-01-01', '2026-01-02', 0],
    ['36', '30_360', 'HALF_UP', 500, '2026-01-01', '2026-01-02', 1],
    ['0', 'ACTUAL_365', 'HALF_UP', 100_000, '2026-01-01', '2027-01-01', 0],
    ['10', 'ACTUAL_365', 'HALF_UP', 100_000, '2026-02-01', '2026-01-01', 0],
  ] as const)(
    'at %s percent, %s, %s, on %d from %s to %s is %d',
    (rate, dayCount, rounding, principal, from, to, cents) => {
      expect(interestBetween({ rate, dayCount, rounding }, principal, from, to)).toBe(cents);
    },
  );
});
