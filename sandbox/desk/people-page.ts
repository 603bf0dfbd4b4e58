import { html } from 'hono/html';
import { signInStops } from '../auth/sign-in-stops.ts';
import { phoneText } from '../front/phone-text.ts';
import type { Services } from '../http/services.ts';
import { deskPage, type Markup } from './desk-page.ts';
import { type LenderLink, originFrom } from './lender-link.ts';

const SHOWN = 100;

const peopleOf = ({ db, tenant }: Services) =>
  db
    .selectFrom('buyer')
    .select(['id', 'given_name', 'family_name', 'email', 'phone', 'status', 'sub_status'])
    .where('tenant', '=', tenant.id)
    .orderBy('given_name')
    .orderBy('id')
    .limit(SHOWN)
    .execute();

type Row = Awaited<ReturnType<typeof peopleOf>>[number];

const personRow = (one: Row, situation: string, stoppedUntil: number | undefined): Markup => {
  const name = `${one.given_name} ${one.family_name}`;
  const stop =
    stoppedUntil === undefined
      ? html``
      : html`<div class="steps"><span class="mark">Stopped until ${new Date(stoppedUntil).toISOString().slice(0, 16).replace('T', ' ')} UTC</span>
<form method="post" action="/sandbox/lift"><button name="buyer" value="${one.id}" aria-label="Lift the stop for ${name}">Lift</button></form></div>`;
  return html`<tr>
  <th scope="row">${name}${one.sub_status === null ? '' : html`<br><span class="mark">${one.status} ${one.sub_status}</span>`}</th>
  <td>${situation}${stop}</td>
  <td class="soft">${one.email}<br>${phoneText(one.phone)}</td>
  <td class="narrow"><div class="steps go">
    <form method="post" action="/sandbox/sign-in"><button class="main" name="buyer" value="${one.id}" aria-label="Sign in as ${name}">Sign in</button></form>
    <a href="/sandbox/inbox?to=${encodeURIComponent(one.email)}" aria-label="Inbox of ${name}">Inbox</a>
    <a href="/sandbox/loans?buyer=${one.id}" aria-label="Loans of ${name}">Loans</a>
  </div></td>
</tr>`;
};

/** The lender's borrowers, each with a button that signs in as them, and the way to the desks of the other lenders. */
export const peoplePage = async (
  services: Services,
  situations: ReadonlyMap<string, string>,
  lenders: readonly LenderLink[],
  pageUrl: string,
): Promise<Markup> => {
  const { db, tenant, now } = services;
  const people = await peopleOf(services);
  const stops = await signInStops(db, tenant.id, people, now());
  const others = lenders.filter(({ id }) => id !== tenant.id);
  return deskPage(
    tenant.name,
    '/sandbox',
    'People',
    html`<p>Everybody here is made up. Signing in from here needs no code.</p>
<ul class="lenders"><li><a href="/">${tenant.name}’s portal</a></li>${others.map(
      (other) => html`<li><a href="${originFrom(pageUrl, other)}/sandbox">${other.name}’s desk</a></li>`,
    )}<li><a href="/openapi.json">OpenAPI</a></li></ul>
<div class="scroll"><table class="stack"><thead><tr><th scope="col">Borrower</th><th scope="col">Situation</th><th scope="col">Reached at</th><th scope="col">Go</th></tr></thead><tbody>${people.map(
      (one) => personRow(one, situations.get(one.email) ?? '', stops.get(one.id)),
    )}</tbody></table></div>`,
  );
};
