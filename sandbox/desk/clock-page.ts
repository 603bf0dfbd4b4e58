import { html } from 'hono/html';
import { dateIn } from '../calendar/zone.ts';
import { CLOCK_STEPS, type ClockStep, nextDueDay } from '../clock/clock-step.ts';
import type { Services } from '../http/services.ts';
import { moneyText } from '../inbox/local-format.ts';
import { asideSection } from './aside-section.ts';
import { deskPage, type Markup } from './desk-page.ts';
import { pressField } from './press-once.ts';

const SHOWN = 15;
/** Books that another platform kept before: nothing that time has brought here. */
const BROUGHT_OVER = 'BROUGHT_OVER';

const NAMES: Readonly<Record<ClockStep, string>> = {
  now: 'Now: do what is due',
  tomorrow: 'Tomorrow',
  'next-due': 'Next due date',
  '30-days': '+30 days',
};

const lastBooked = ({ db, tenant }: Services) =>
  db
    .selectFrom('journal')
    .innerJoin('agreement', 'agreement.id', 'journal.agreement_id')
    .innerJoin('buyer', 'buyer.id', 'agreement.buyer_id')
    .select(['journal.booked_on', 'journal.kind', 'agreement.merchant_name', 'agreement.number'])
    .select(['buyer.given_name', 'buyer.family_name', 'agreement.currency'])
    // Whatever a journal moves between its accounts, its largest posting is the amount that people would name.
    .select(({ selectFrom }) =>
      selectFrom('posting')
        .select(({ fn }) => fn.max('posting.amount').as('amount'))
        .whereRef('posting.journal_id', '=', 'journal.id')
        .as('amount'),
    )
    .where('agreement.tenant', '=', tenant.id)
    .where('journal.kind', '!=', BROUGHT_OVER)
    .orderBy('journal.created_at', 'desc')
    .orderBy('journal.booked_on', 'desc')
    .orderBy('journal.sequence', 'desc')
    .limit(SHOWN)
    .execute();

const words = (kind: string): string => {
  const text = kind.replaceAll('_', ' ').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** The current time, how it can be moved, and what has been booked since. */
export const clockPage = async (services: Services, outcome: string | undefined): Promise<Markup> => {
  const { db, tenant, now } = services;
  const at = new Date(now());
  const nextDue = await nextDueDay(db, tenant.id, dateIn(tenant.timezone, now()));
  const time = at.toLocaleString('en-US', {
    timeZone: tenant.timezone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return deskPage(
    tenant.name,
    '/sandbox/clock',
    'Clock',
    html`<dl class="facts"><dt>For the platform it is</dt><dd><strong>${dateIn(tenant.timezone, now())}</strong>, ${time}</dd>
<dt>Time zone</dt><dd>${tenant.timezone}</dd>
<dt>Next due date</dt><dd>${nextDue ?? 'none'}</dd></dl>
<form method="post" action="/sandbox/clock" class="steps">${pressField()}${CLOCK_STEPS.map(
      (step) => html`<button name="step" value="${step}">${NAMES[step]}</button>`,
    )}</form>
<p class="soft">The clock goes forward only, for every lender at once: what was booked stays booked. Who is signed in has to sign in again after a day has gone by.</p>
${await asideSection(services, outcome)}
<h2>Booked last</h2>
<div class="scroll"><table class="stack"><thead><tr><th scope="col">Day</th><th scope="col">What</th><th scope="col">Amount</th><th scope="col">Loan</th><th scope="col">Borrower</th></tr></thead><tbody>${(
      await lastBooked(services)
    ).map(
      (one) =>
        html`<tr><td>${one.booked_on}</td><td>${words(one.kind)}</td><td>${moneyText('en-us', { amount: one.amount ?? 0, currency: one.currency })}</td><td>${one.merchant_name} <span class="soft">${one.number}</span></td><td>${one.given_name} ${one.family_name}</td></tr>`,
    )}</tbody></table></div>`,
  );
};
