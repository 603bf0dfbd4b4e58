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

const link = ([path, name]: (typeof PAGES)[number], current: string): Markup =>
  path === current
    ? html`<li><a href="${path}" aria-current="page">${name}</a></li>`
    : html`<li><a href="${path}">${name}</a></li>`;

/** A page of the front desk with its navigation; `head` goes into the document's head. */
export const deskPage = (
  lender: string,
  current: string,
  title: string,
  content: Markup,
  head: Markup = html``,
): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}, ${lender} sandbox</title>
    <link rel="stylesheet" href="/sandbox/desk.css">
    ${head}
  </head>
  <body class="desk">
    <header>
      <p class="lender"><strong>${lender}</strong> front desk</p>
      <nav aria-label="Front desk"><ul class="desk-nav">${PAGES.map((page) => link(page, current))}</ul></nav>
      <h1>${title}</h1>
    </header>
    <main>${content}</main>
  </body>
</html>`;
