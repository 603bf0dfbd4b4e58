import { html } from 'hono/html';
import type { FaultRow } from '../database/schema.ts';
import { FAULT_KINDS, type FaultKind } from '../faults/fault.ts';
import { listFaults } from '../faults/fault-store.ts';
import type { Services } from '../http/services.ts';
import { deskPage, type Markup } from './desk-page.ts';
import { pressField } from './press-once.ts';

const NAMES: Readonly<Record<FaultKind, string>> = {
  STATUS: 'Answer with a status',
  LATENCY: 'Answer late',
  DROP_BEFORE: 'Break off before anything is done',
  DROP_AFTER: 'Do it, then break off the answer',
  GARBAGE: 'Answer garbage',
};

/** Statuses that a portal meets, from the platform or from a proxy in front of it. */
const STATUSES = [400, 401, 403, 404, 408, 409, 410, 422, 429, 500, 502, 503, 504] as const;

const patternOf = (operation: string): string => operation.replaceAll(/\{[^}]+\}/g, '*');

/** What the form is filled in with at first. */
const AT_FIRST = { status: '503', latencyMs: '3000', path: '/api/servicing/**' };

const option = (value: string, name: string, chosen: string | undefined): Markup =>
  value === chosen
    ? html`<option value="${value}" selected>${name}</option>`
    : html`<option value="${value}">${name}</option>`;

const form = (
  operations: readonly string[],
  typed: Readonly<Record<string, string>>,
): Markup => html`<form method="post" action="/sandbox/faults" class="grid">${pressField()}
  <label class="wide">Endpoint <select name="endpoint"><option value="">As written below</option>${operations.map(
    (operation) => option(patternOf(operation), operation, typed['endpoint']),
  )}</select></label>
  <label class="wide">Trouble <select name="kind">${FAULT_KINDS.map((kind) => option(kind, NAMES[kind], typed['kind']))}</select></label>
  <label>Status (400 to 599) <input name="status" inputmode="numeric" list="statuses" value="${typed['status'] ?? ''}"></label>
  <label>Latency, ms <input name="latencyMs" inputmode="numeric" value="${typed['latencyMs'] ?? ''}"></label>
  <label>Times (empty: always) <input name="times" inputmode="numeric" value="${typed['times'] ?? ''}"></label>
  <label>Method <select name="method">${['*', 'GET', 'POST', 'PUT', 'DELETE'].map((one) => option(one, one, typed['method']))}</select></label>
  <label class="wide">Path: * is one part, ** the rest <input name="path" value="${typed['path'] ?? ''}"></label>
  <datalist id="statuses">${STATUSES.map((status) => html`<option value="${status}"></option>`)}</datalist>
  <button class="main">Switch on</button>
</form>`;

const detail = ({ kind, status, latency_ms, times }: FaultRow): string =>
  [
    kind === 'STATUS' ? `${status}` : '',
    kind === 'LATENCY' ? `${latency_ms} ms` : '',
    times === null ? 'always' : times === 1 ? 'once more' : `${times} times more`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const row = (fault: FaultRow): Markup => html`<tr>
  <th scope="row" class="code-text">${fault.method} ${fault.path}</th>
  <td>${NAMES[fault.kind]}<br><span class="soft">${detail(fault)}</span></td>
  <td><form method="post" action="/sandbox/faults/remove"><button name="id" value="${fault.id}" aria-label="Switch off ${fault.kind} on ${fault.path}">Switch off</button></form></td>
</tr>`;

/** What was sent and cannot be switched on, and the names of the fields that are wrong. */
export interface WrongFault {
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
}

const LABELS: Readonly<Record<string, string>> = { latencyMs: 'latency', kind: 'trouble' };

/** The faults that are switched on, and a form for another one on any endpoint, which keeps what was wrong in it. */
export const faultsPage = async (
  { db, tenant }: Services,
  operations: readonly string[],
  wrong?: WrongFault,
): Promise<Markup> => {
  const live = (await listFaults(db, tenant.id)).filter(({ times }) => times === null || times > 0);
  return deskPage(
    tenant.name,
    '/sandbox/faults',
    'Faults',
    html`${wrong === undefined ? '' : html`<p role="alert"><strong>This cannot be switched on: check ${wrong.fields.map((name) => LABELS[name] ?? name).join(', ')}.</strong></p>`}
${form(operations, wrong?.typed ?? AT_FIRST)}
<h2>Switched on</h2>
${
  live.length === 0
    ? html`<p class="empty">No fault is switched on.</p>`
    : html`<div class="scroll"><table><tbody>${live.map(row)}</tbody></table></div>
<form method="post" action="/sandbox/faults/remove"><button name="all" value="yes">Switch all off</button></form>`
}
<p class="soft">An answer of a fault carries the header <code>X-Sandbox-Fault</code>.</p>`,
  );
};
