import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { INBOX_STYLE } from '../inbox/inbox-style.ts';
import type { Person } from '../people/person.ts';
import { phoneText } from './phone-text.ts';

/** What the front door says of one lender. */
export interface Lender {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly otherUrl: string;
}

const TABLE_STYLE = `
header, main { max-width: 64rem; }
.lender-card h2 { margin: 0; font-size: 1.375rem; }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; font-size: .9375rem; overflow-wrap: normal; }
td:not(:last-child) { padding-right: 1.5rem; white-space: nowrap; }
th, td { padding: .375rem .5rem .375rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
@media (max-width: 640px) { thead { position: absolute; clip-path: inset(50%); } tr, td { display: block; border: 0; } td:not(:last-child) { padding: 0; white-space: normal; } tr { padding: .5rem 0; border-top: 1px solid var(--line); } td { padding: 0; } }
`;

const lenderCard = (
  { name, url, otherUrl }: Lender,
  people: readonly Person[],
) => html`<section class="message lender-card">
  <h2><a href="${url}">${name}</a></h2>
  <p class="meta">${url} · ${otherUrl}</p>
  <p><a href="${url}/sandbox">Front desk</a> · <a href="${url}/sandbox/inbox">Inbox with the sign-in codes</a> · <a href="${url}/openapi.json">OpenAPI</a></p>
  <table>
    <thead><tr><th scope="col">Borrower</th><th scope="col">Email</th><th scope="col">Mobile</th><th scope="col">Situation</th></tr></thead>
    <tbody>
      ${people.map(
        (person) => html`<tr>
          <td>${person.givenName} ${person.familyName}</td>
          <td>${person.email}</td>
          <td>${phoneText(person.phone)}</td>
          <td>${person.situation}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</section>`;

/** The page on plain localhost: every lender, its demo borrowers and where their codes arrive. */
export const frontDoor = (lenders: readonly Lender[], people: readonly Person[]): Hono => {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
  );
  app.get('/front-door.css', (c) =>
    c.body(INBOX_STYLE + TABLE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/', (c) =>
    c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Member portal sandbox</title>
    <link rel="stylesheet" href="/front-door.css">
  </head>
  <body>
    <header>
      <h1>Member portal sandbox</h1>
      <p>Fictional lenders on a platform of their own. Sign in as one of their borrowers; the code arrives in the lender’s inbox.</p>
    </header>
    <main>
      ${lenders.map((lender) =>
        lenderCard(
          lender,
          people.filter(({ tenant }) => tenant === lender.id),
        ),
      )}
    </main>
  </body>
</html>`),
  );
  app.notFound((c) => c.text('Not found\n', 404));
  return app;
};
