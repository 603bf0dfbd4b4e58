import { html } from 'hono/html';
import type { Services } from '../http/services.ts';
import { moneyText } from '../inbox/local-format.ts';
import { isOpen } from '../servicing/standing.ts';
import { deskPage, type Markup } from './desk-page.ts';
import { pressField } from './press-once.ts';

const SHOWN = 200;

const NOTICES: ReadonlyMap<string, string> = new Map([
  ['done', 'Done.'],
  ['done-before', 'Sent twice; it counts once.'],
  ['refused', 'Not possible as things stand.'],
]);

const loansOf = ({ db, tenant }: Services, buyerId: string) =>
  db
    .selectFrom('agreement')
    .select(['id', 'number', 'merchant_name', 'status', 'balance', 'currency'])
    .select(['hardship_plan', 'relief_amount', 'hardship_until'])
    .where('tenant', '=', tenant.id)
    .where('buyer_id', '=', buyerId)
    .orderBy('opened_on', 'desc')
    .limit(SHOWN)
    .execute();
type Loan = Awaited<ReturnType<typeof loansOf>>[number];

const settledOf = ({ db, tenant }: Services, buyerId: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'agreement_id', 'amount', 'pay_on', 'activity_type'])
    .where('tenant', '=', tenant.id)
    .where('buyer_id', '=', buyerId)
    .where('activity_status', '=', 'RECEIVED')
    .where('origin', '!=', 'LENDER')
    .orderBy('pay_on', 'desc')
    .limit(SHOWN)
    .execute();
type Settled = Awaited<ReturnType<typeof settledOf>>[number];

const hardshipForm = ({
  id,
  currency,
}: Loan): Markup => html`<form method="post" action="/sandbox/loans" class="steps">
  ${pressField()}<input type="hidden" name="kind" value="hardship"><input type="hidden" name="agreementId" value="${id}">
  <label>Plan <select name="plan"><option>0</option><option>29</option><option>59</option></select></label>
  <label>${currency} a payment <input name="amount" inputmode="decimal" size="9" value="0" pattern="[0-9]+([.][0-9]{2})?" required></label>
  <label>Months <input name="months" value="3" inputmode="numeric" size="3" required></label>
  <button>Begin hardship plan</button>
</form>`;

const refundForm = ({
  id,
  currency,
}: Loan): Markup => html`<form method="post" action="/sandbox/loans" class="steps">
  ${pressField()}<input type="hidden" name="kind" value="refund-order"><input type="hidden" name="agreementId" value="${id}">
  <label>${currency} <input name="amount" inputmode="decimal" size="9" placeholder="25.00" pattern="[0-9]+([.][0-9]{2})?" required></label>
  <button>Merchant refunds</button>
</form>`;

const paymentForm = (id: string, kind: string, name: string, of: string): Markup =>
  html`<form method="post" action="/sandbox/loans">${pressField()}<input type="hidden" name="kind" value="${kind}"><button name="paymentId" value="${id}" aria-label="${name}: ${of}">${name}</button></form>`;

const paymentRow = ({ id, pay_on, activity_type, amount }: Settled, { currency }: Loan): Markup => html`<tr>
  <th scope="row">${pay_on}</th><td>${activity_type === 'AUTOPAY' ? 'Autopay' : 'Payment'} of ${moneyText('en-us', { amount, currency })}</td>
  <td class="narrow"><div class="steps go">${paymentForm(id, 'charge-back', 'Bank takes it back', pay_on)}${paymentForm(id, 'refund-payment', 'Give it back', pay_on)}</div></td>
</tr>`;

const card = (loan: Loan, payments: readonly Settled[]): Markup => {
  const { status, currency, hardship_plan, relief_amount, hardship_until } = loan;
  const relief = moneyText('en-us', { amount: relief_amount ?? 0, currency });
  const plan =
    hardship_until === null
      ? ''
      : ` · hardship plan ${hardship_plan}: at most ${relief} a payment until ${hardship_until}`;
  const isReversible = isOpen(status) || status === 'PAID' || status === 'CHARGED_OFF';
  return html`<section class="message">
  <h2>${loan.merchant_name}</h2>
  <p class="meta">${loan.number} · ${status} · owes ${moneyText('en-us', { amount: loan.balance, currency: loan.currency })}${plan}</p>
  ${isOpen(status) ? hardshipForm(loan) : ''}
  ${isOpen(status) || status === 'PAID' ? refundForm(loan) : ''}
  ${
    isReversible && payments.length > 0
      ? html`<table class="stack"><tbody>${payments.map((one) => paymentRow(one, loan))}</tbody></table>`
      : ''
  }
</section>`;
};

/** One borrower's loans and settled payments, with what lender, merchant and bank can do to them. */
export const loansPage = async (
  services: Services,
  buyerId: string,
  outcome: string | undefined,
): Promise<Markup> => {
  const { db, tenant } = services;
  const buyer = await db
    .selectFrom('buyer')
    .select(['given_name', 'family_name'])
    .where('tenant', '=', tenant.id)
    .where('id', '=', buyerId)
    .executeTakeFirst();
  const loans = await loansOf(services, buyerId);
  const payments = await settledOf(services, buyerId);
  const notice = outcome === undefined ? undefined : NOTICES.get(outcome);
  const nothing = buyer ? 'No loans.' : 'Choose a borrower on the page of people: their loans are here.';
  return deskPage(
    tenant.name,
    '/sandbox/loans',
    buyer ? `Loans of ${buyer.given_name} ${buyer.family_name}` : 'Loans',
    html`${notice === undefined ? '' : html`<p role="status"><strong>${notice}</strong></p>`}
${loans.length === 0 ? html`<p class="empty">${nothing}</p>` : html`<p class="soft">What lender, merchant and bank can do to them without their borrower.</p>`}
${loans.map((loan) =>
  card(
    loan,
    payments.filter(({ agreement_id }) => agreement_id === loan.id),
  ),
)}`,
  );
};
