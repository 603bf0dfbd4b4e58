import { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { OutboxRow } from '../database/schema.ts';
import { deskPage } from '../desk/desk-page.ts';
import { writableText } from '../http/form-of.ts';
import type { Services } from '../http/services.ts';
import { INBOX_STYLE } from './inbox-style.ts';

const PAGE = 50;
const REFRESH_S = 5;

const messageItem = (row: OutboxRow, timezone: string) => {
  const at = new Date(row.created_at);
  const time = at.toLocaleTimeString('en-US', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return html`<li class="message">
    <p class="meta"><span class="channel">${row.channel === 'SMS' ? 'SMS' : 'Email'}</span>
      <span class="to">${row.recipient}</span>
      <time datetime="${at.toISOString()}">${time}</time></p>
    ${row.code === null ? '' : html`<p class="code">${row.code}</p>`}
    <p class="subject">${row.subject}</p>
    <p class="body">${row.body}</p>
  </li>`;
};

/** The inbox of everybody whom a tenant writes to: a page for people, JSON for tests. */
export const inboxRoutes = ({ db, tenant }: Services) => {
  const app = new OpenAPIHono();

  const newest = (to: string): Promise<OutboxRow[]> => {
    let rows = db.selectFrom('outbox').selectAll().where('tenant', '=', tenant.id);
    if (to)
      rows = rows.where('recipient', '=', to.includes('@') ? to.toLowerCase() : to.replace(/[^+\d]/g, ''));
    return rows.orderBy('position', 'desc').limit(PAGE).execute();
  };

  app.get('/sandbox/inbox', async (c) => {
    const to = writableText(c.req.query('to') ?? '');
    const messages = await newest(to);
    const shown = html`<p>What ${tenant.name} sends by SMS and email arrives here, newest first. The page looks again every ${REFRESH_S} seconds.</p>
<form method="get" action="/sandbox/inbox" class="search">
  <label for="to">Email or mobile</label>
  <input id="to" name="to" value="${to}" autocomplete="off">
  <button>Show</button>
</form>
${
  messages.length === 0
    ? html`<p class="empty">Nothing yet. Ask for a code on the <a href="/">sign-in page</a>.</p>`
    : ''
}
<ol>${messages.map((row) => messageItem(row, tenant.timezone))}</ol>`;
    const refresh = html`<meta http-equiv="refresh" content="${REFRESH_S}">`;
    return c.html(deskPage(tenant.name, '/sandbox/inbox', 'Inbox', shown, refresh));
  });

  app.get('/sandbox/inbox.css', (c) =>
    c.body(INBOX_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/sandbox/inbox.json', async (c) => {
    const messages = await newest(writableText(c.req.query('to') ?? ''));
    return c.json({
      items: messages.map((row) => ({
        id: row.id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject,
        body: row.body,
        code: row.code,
        at: new Date(row.created_at).toISOString(),
      })),
    });
  });

  return app;
};
