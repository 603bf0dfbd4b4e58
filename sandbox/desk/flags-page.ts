import { html } from 'hono/html';
import type { Services } from '../http/services.ts';
import { deskPage, type Markup } from './desk-page.ts';

const STATES = ['ON', 'OFF', 'DELETED'] as const;
const NAMES = { ON: 'On', OFF: 'Off', DELETED: 'Deleted' } as const;

const row = (name: string, state: (typeof STATES)[number]): Markup => html`<tr>
  <th scope="row" class="code-text">${name}</th>
  <td>${state === 'ON' ? html`<strong>On</strong>` : NAMES[state]}</td>
  <td><form method="post" action="/sandbox/flags" class="steps"><input type="hidden" name="name" value="${name}">${STATES.filter(
    (one) => one !== state,
  ).map(
    (one) =>
      html`<button name="state" value="${one}" aria-label="${name}: ${NAMES[one]}">${NAMES[one]}</button>`,
  )}</form></td>
</tr>`;

/** The lender's flags. */
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
    html`<p class="soft">Of ${tenant.name} alone. An open portal notices within a minute.</p>
<div class="scroll"><table><thead><tr><th scope="col">Flag</th><th scope="col">State</th><th scope="col">Turn</th></tr></thead><tbody>${flags.map(
      ({ name, state }) => row(name, state),
    )}</tbody></table></div>`,
  );
};
