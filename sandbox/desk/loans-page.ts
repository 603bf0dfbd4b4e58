import { html } from 'hono/html';
import type { Services } from '../http/services.ts';
import { deskPage, type Markup } from './desk-page.ts';
import { pressField } from './press-once.ts';

const SHOWN = 200;

const NOTICES: ReadonlyMap<string, string> = new Map([
  ['done', 'Done.'],
  ['done-before', 'Sent twice; it counts once.'],
  ['refused', 'Not possible as things stand.'],
]);

const cents = (amount: number): string => (amount / 100).toFixed(2);

const loanForms = (id: string): Markup => html`<form method="post" action="/sandbox/loans" class="steps">
  ${pressField()}<input type="hidden" name="kind" value="hardship"><input type="hidden" name="agreementId" value="${id}">
  <label>A month <select name="plan"><option>0</option><option>29</option><option>59</option></select></label>
  <label>Months <input name="months" value="3" inputmode="numeric" size="3" required></label>
  <button>Hardship plan</button>
</form>
<form method="post" action="/sandbox/loans" class="steps">
  ${pressField()}<input type="hidden" name="kind" value="refund-order"><input type="hidden" name="agreementId" value="${id}">
  <label>Cents <input name="amount" inputmode="numeric" size="9" required></label>
  <button>Merchant refunds</button>
</form>`;

const paymentForm = (id: string, kind: string, name: string): Markup =>
  html`<form method="post" action="/sandbox/loans">${pressField()}<input type="hidden" name="kind" value="${kind}"><button name="paymentId" value="${id}">${name}</button></form>`;

/** One borrower's loans and settled payments, with what lender, merchant and bank can do to them. */
export const loansPage = async (
  { db, tenant }: Services,
  buyerId: string,
  outcome?: string,
): Promise<Markup> => {
  const ofBuyer = { tenant: tenant.id, buyer_id: buyerId };
  const loans = await db
    .selectFrom('agreement')
    .select([
      'id',
      'number',
      'merchant_name',
      'status',
      'balance',
      'currency',
      'hardship_plan',
      'hardship_until',
    ])
    .where((eb) => eb.and(ofBuyer))
    .orderBy('opened_on', 'desc')
    .limit(SHOWN)
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'agreement_id', 'amount', 'pay_on', 'activity_type', 'activity_status'])
    .where((eb) => eb.and(ofBuyer))
    .where('activity_status', '=', 'RECEIVED')
    .where('origin', '!=', 'LENDER')
    .orderBy('pay_on', 'desc')
    .limit(SHOWN)
    .execute();
  const cards = loans.map(
    (loan) => html`<section class="message">
  <h2>${loan.merchant_name}</h2>
  <p class="meta">${loan.number} · ${loan.status} · ${cents(loan.balance)} ${loan.currency}${
    loan.hardship_until === null ? '' : ` · plan of ${loan.hardship_plan} until ${loan.hardship_until}`
  }</p>
  ${loanForms(loan.id)}
  <table><tbody>${payments
    .filter(({ agreement_id }) => agreement_id === loan.id)
    .map(
      (one) =>
        html`<tr><th scope="row">${one.pay_on}</th><td>${one.activity_type}</td><td>${cents(one.amount)}</td><td>${paymentForm(one.id, 'charge-back', 'Bank takes it back')}</td><td>${paymentForm(one.id, 'refund-payment', 'Give it back')}</td></tr>`,
    )}</tbody></table>
</section>`,
  );
  return deskPage(
    tenant.name,
    '/sandbox/loans',
    'Loans',
    html`${outcome === undefined ? '' : html`<p role="status"><strong>${NOTICES.get(outcome)}</strong></p>`}
${loans.length === 0 ? html`<p class="empty">Choose a borrower on the page of people: their loans are here.</p>` : ''}
${cards}`,
  );
};
