import { html } from 'hono/html';
import { dateIn } from '../calendar/zone.ts';
import { FAULT_KINDS, listFaults } from '../faults/fault-store.ts';
import type { Services } from '../http/services.ts';
import { telemetryOf } from '../telemetry/telemetry-routes.ts';
import { deskPage, type Markup } from './desk-page.ts';

const SHOWN = 100;

/** The lender's borrowers, each with a button that signs in as them. */
export const peoplePage = async (
  { db, tenant }: Services,
  situations: ReadonlyMap<string, string>,
): Promise<Markup> => {
  const people = await db
    .selectFrom('buyer')
    .select(['id', 'given_name', 'family_name', 'email', 'phone', 'status', 'sub_status'])
    .where('tenant', '=', tenant.id)
    .orderBy('created_at')
    .orderBy('given_name')
    .limit(SHOWN)
    .execute();
  const rows = people.map(
    (one) => html`<tr>
  <th scope="row">${one.given_name} ${one.family_name}</th>
  <td>${one.email}<br>${one.phone}</td>
  <td>${situations.get(one.email) ?? ''}${one.sub_status === null ? '' : html`<br>${one.status} ${one.sub_status}`}</td>
  <td><form method="post" action="/sandbox/sign-in"><button name="buyer" value="${one.id}" aria-label="Sign in as ${one.given_name} ${one.family_name}">Sign in</button></form> <a href="/sandbox/loans?buyer=${one.id}" aria-label="Loans of ${one.given_name} ${one.family_name}">Loans</a></td>
</tr>`,
  );
  return deskPage(
    tenant.name,
    '/sandbox',
    'People',
    html`<p>Everybody here is made up. Signing in from here needs no code.</p>
<table><thead><tr><th scope="col">Borrower</th><th scope="col">Reached at</th><th scope="col">Situation</th><th scope="col">Sign in</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
};

/** Where the clock stands, and how it can be moved. */
export const clockPage = ({ tenant, now }: Services): Markup => {
  const step = (value: string, name: string): Markup =>
    html`<form method="post" action="/sandbox/clock"><button name="step" value="${value}">${name}</button></form>`;
  return deskPage(
    tenant.name,
    '/sandbox/clock',
    'Clock',
    html`<p>For the platform it is <strong>${dateIn(tenant.timezone, now())}</strong>, ${new Date(now()).toISOString()}.</p>
<p>The clock goes forward only, for every lender at once: what was booked stays booked. Who is signed in has to sign in again afterwards.</p>
<div class="steps">${step('now', 'Now: do what is due')}${step('tomorrow', 'Tomorrow')}${step('next-due', 'Next due date')}${step('30-days', '+30 days')}</div>`,
  );
};

/** The faults that are switched on, and a form for another one. */
export const faultsPage = async ({ db, tenant }: Services, wrong: boolean): Promise<Markup> => {
  const faults = await listFaults(db, tenant.id);
  return deskPage(
    tenant.name,
    '/sandbox/faults',
    'Faults',
    html`${wrong ? html`<p role="alert"><strong>This is no fault that can be switched on.</strong></p>` : ''}
<form method="post" action="/sandbox/faults" class="grid">
  <label>Method <select name="method">${['*', 'GET', 'POST', 'PUT', 'DELETE'].map((one) => html`<option>${one}</option>`)}</select></label>
  <label>Path (* one part, ** the rest) <input name="path" value="/api/servicing/**" required></label>
  <label>Kind <select name="kind">${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}</select></label>
  <label>Status <input name="status" inputmode="numeric" placeholder="503"></label>
  <label>Latency, ms <input name="latencyMs" inputmode="numeric" placeholder="3000"></label>
  <label>Times (empty: always) <input name="times" inputmode="numeric"></label>
  <button>Switch on</button>
</form>
${faults.length === 0 ? html`<p class="empty">No fault is switched on.</p>` : ''}
<table><tbody>${faults.map(
      (fault) =>
        html`<tr><th scope="row">${fault.kind}</th><td>${fault.method} ${fault.path}</td><td>${fault.status ?? ''} ${fault.latency_ms === null ? '' : `${fault.latency_ms} ms`}</td><td>${fault.times === null ? 'always' : `${fault.times} times`}</td><td><form method="post" action="/sandbox/faults/remove"><button name="id" value="${fault.id}">Switch off</button></form></td></tr>`,
    )}</tbody></table>`,
  );
};

/** The lender's flags, each with its states. */
export const flagsPage = async ({ db, tenant }: Services): Promise<Markup> => {
  const flags = await db
    .selectFrom('flag')
    .select(['name', 'state'])
    .where('tenant', '=', tenant.id)
    .orderBy('name')
    .execute();
  return deskPage(
    tenant.name,
    '/sandbox/flags',
    'Flags',
    html`<table><thead><tr><th scope="col">Flag</th><th scope="col">State</th><th scope="col">Change</th></tr></thead><tbody>${flags.map(
      ({ name, state }) =>
        html`<tr><th scope="row">${name}</th><td>${state}</td><td><form method="post" action="/sandbox/flags" class="steps"><input type="hidden" name="name" value="${name}">${[
          'ON',
          'OFF',
          'DELETED',
        ]
          .filter((one) => one !== state)
          .map(
            (one) => html`<button name="state" value="${one}" aria-label="${name} ${one}">${one}</button>`,
          )}</form></td></tr>`,
    )}</tbody></table>`,
  );
};

/** What the pages sent: log entries, analytics, monitoring. */
export const telemetryPage = async ({ db, tenant }: Services): Promise<Markup> => {
  const rows = await telemetryOf(db, tenant.id, SHOWN);
  return deskPage(
    tenant.name,
    '/sandbox/telemetry',
    'Telemetry',
    html`<p>A log collector listens at <code>/sandbox/collector/</code>; anything else can be sent to <code>/sandbox/tap</code>.</p>
${rows.length === 0 ? html`<p class="empty">Nothing has arrived.</p>` : ''}
<table><tbody>${rows.map(
      ({ kind, content, at }) =>
        html`<tr><th scope="row">${kind}</th><td><time>${new Date(at).toISOString()}</time></td><td><pre>${content}</pre></td></tr>`,
    )}</tbody></table>`,
  );
};
