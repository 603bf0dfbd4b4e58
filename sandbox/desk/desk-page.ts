import { html } from 'hono/html';

/** A part of a page, escaped. */
export type Markup = ReturnType<typeof html>;

const PAGES = [
  ['/sandbox', 'People'],
  ['/sandbox/inbox', 'Inbox'],
  ['/sandbox/clock', 'Clock'],
  ['/sandbox/faults', 'Faults'],
  ['/sandbox/flags', 'Flags'],
  ['/sandbox/telemetry', 'Telemetry'],
] as const;

/** A page of the front desk with its navigation. */
export const deskPage = (
  lender: string,
  current: string,
  title: string,
  content: Markup,
): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}, ${lender} sandbox</title>
    <link rel="stylesheet" href="/sandbox/desk.css">
  </head>
  <body>
    <header>
      <p class="lender">${lender} sandbox</p>
      <nav aria-label="Front desk"><ul class="desk-nav">${PAGES.map(([path, name]) =>
        path === current
          ? html`<li><a href="${path}" aria-current="page">${name}</a></li>`
          : html`<li><a href="${path}">${name}</a></li>`,
      )}</ul></nav>
      <h1>${title}</h1>
    </header>
    <main>${content}</main>
  </body>
</html>`;

/** What the front desk adds to the inbox's style sheet. */
export const DESK_STYLE = `
header, main { max-width: 56rem; }
.desk-nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: .5rem 0 1rem; padding: 0; list-style: none; }
.desk-nav a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td form, .steps form { margin: 0; }
.steps { display: flex; flex-wrap: wrap; gap: .75rem; }
select { min-height: 48px; padding: .5rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: inherit; font: inherit; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .75rem; align-items: end; }
.grid label { display: grid; gap: .25rem; }
pre { margin: 0; white-space: pre-wrap; font-size: .8125rem; }
`;
