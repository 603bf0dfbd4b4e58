import type { Route } from 'playwright-core';
import type { Borrower } from '../../acceptance/language/platform.ts';
import type { LoanTruth } from '../../acceptance/language/truth.ts';

type Answer = (route: Route, borrower: Borrower, loan: LoanTruth) => Promise<void>;

/** All that a careless platform could say of a borrower, in one text. */
const indiscretion = ({ email, mobile, fullName, id }: Borrower, loan: LoanTruth): string =>
  `${fullName} <${email}> ${mobile} ${id} owes ${loan.balance} on ${loan.number} (${loan.id}) to ${loan.merchant}`;

const json =
  (status: number): Answer =>
  (route, borrower, loan) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({
        reason: indiscretion(borrower, loan),
        message: indiscretion(borrower, loan),
        metadata: { email: borrower.email, attempts: indiscretion(borrower, loan) },
        [borrower.email]: { enabled: indiscretion(borrower, loan) },
        items: [{ id: { [borrower.email]: borrower.mobile } }],
      }),
    });

const html =
  (status: number): Answer =>
  (route, borrower, loan) =>
    route.fulfill({
      status,
      contentType: 'text/html',
      body: `<!doctype html><title>${borrower.fullName}</title><p>${indiscretion(borrower, loan)}</p>`,
    });

/** An error whose body repeats everything that is known of the borrower. */
export const QUOTING: Answer = json(500);

/** What goes wrong on the way to the platform, each with as much of the borrower in it as there can be. */
export const FAULTS: readonly (readonly [name: string, answer: Answer])[] = [
  ['a refused connection', (route) => route.abort('connectionrefused')],
  ['a page that is its own', html(200)],
  ['a page of errors', html(500)],
  ['a loan that is not there', json(404)],
  ['a conflict that quotes', json(409)],
  ['another shape', json(200)],
  [
    'half an answer',
    (route, borrower, loan) =>
      route.fulfill({
        contentType: 'application/json',
        body: `{"items":[{"id":"${indiscretion(borrower, loan)}`,
      }),
  ],
  ['an expired session', json(401)],
];

/** Where a borrower goes while it goes wrong. */
export const placesOf = ({ id }: LoanTruth): readonly string[] => [
  '/loans/outstanding',
  '/loans/closed',
  `/loans/${id}`,
  `/loans/${id}/history`,
  '/my-information',
  `/disclosure/payment-agreement/${id}/views/tila`,
  '/disclosure/payment-full-terms',
];
