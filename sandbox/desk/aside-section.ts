import { html } from 'hono/html';
import type { Services } from '../http/services.ts';
import { listAside, type StandingStill } from '../work/list-aside.ts';
import { PHASES } from '../work/phases.ts';
import type { Markup } from './desk-page.ts';

const NOTICES: ReadonlyMap<string, string> = new Map([
  ['done', 'Done, with everything that waited behind it.'],
  ['refused', 'It could not be done this time either.'],
]);

const momentOf = (at: number, timezone: string): string =>
  new Date(at).toLocaleString('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });

const row = (one: StandingStill, timezone: string): Markup => html`<tr>
  <th scope="row">${PHASES[one.phase]?.name}<br><span class="soft">${one.day}</span></th>
  <td>${one.merchant} <span class="soft">${one.number}</span><br>${one.borrower}</td>
  <td><span class="code-text">${one.lastError}</span><br><span class="soft">${
    one.attempts === 1 ? 'Tried once' : `Tried ${one.attempts} times`
  }, last ${momentOf(one.failedAt, timezone)}. ${
    one.tryAgainAt === undefined
      ? 'Not tried again by itself.'
      : `Will be tried again ${momentOf(one.tryAgainAt, timezone)}.`
  }${one.waiting === 0 ? '' : ` Waiting behind it: ${one.waiting}.`}</span></td>
  <td class="narrow"><form method="post" action="/sandbox/clock/again"><button name="id" value="${one.id}" aria-label="Try again: ${PHASES[one.phase]?.name}, ${one.number}">Try again</button></form></td>
</tr>`;

/** Failed work that was deferred, with a button that retries it; undefined where there is none. */
export const asideSection = async (
  { db, tenant }: Services,
  outcome: string | undefined,
): Promise<Markup> => {
  const all = await listAside(db, tenant.id);
  const notice = outcome === undefined ? undefined : NOTICES.get(outcome);
  const said = notice === undefined ? html`` : html`<p role="status"><strong>${notice}</strong></p>`;
  if (all.length === 0) return said;
  return html`${said}<h2>Put aside</h2>
<p>This work could not be done. These loans stand still until it is; everything else goes on.</p>
<div class="scroll"><table class="stack"><thead><tr><th scope="col">Work</th><th scope="col">Loan</th><th scope="col">Why not</th><th scope="col">Go</th></tr></thead><tbody>${all.map(
    (one) => row(one, tenant.timezone),
  )}</tbody></table></div>`;
};
