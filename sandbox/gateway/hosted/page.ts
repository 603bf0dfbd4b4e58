import { html } from 'hono/html';
import type { MethodError } from '../../contract/gateway-session.ts';
import type { GatewaySessionRow } from '../../database/schema.ts';
import { textsOf } from './texts.ts';

/** A part of a page, escaped. */
export type Markup = ReturnType<typeof html>;

/** What a page reports to the page around it. */
export interface Report {
  readonly type: 'ready' | 'completed' | 'cancelled' | 'failed';
  readonly error?: MethodError | undefined;
}

const LANGUAGES: Readonly<Record<string, string>> = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' };

/** A complete hosted page. Its messages are in attributes, because it has no inline script. */
export const hostedPage = (
  session: GatewaySessionRow,
  title: string,
  { type, error }: Report,
  content: Markup,
): Markup => html`<!doctype html>
<html lang="${LANGUAGES[session.locale] ?? 'en-US'}" data-session="${session.id}" data-origin="${session.origin}" data-type="${type}" data-method="${type === 'completed' ? (session.method_id ?? '') : ''}" data-error="${error ?? ''}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/hosted/style/${session.theme}.css">
    <script src="/hosted/script.js" defer></script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;

/** Where the forms of a page go. */
export const pathOf = (token: string, step = ''): string =>
  `/hosted/${token}${step === '' ? '' : `/${step}`}`;

/** The button that ends a session with nothing added; it belongs to a form of its own. */
export const cancelForm = (session: GatewaySessionRow, token: string): Markup =>
  html`<form method="post" action="${pathOf(token, 'cancel')}" id="cancel"></form>
  <p class="quiet">${textsOf(session.locale).fictional}</p>`;

/** A page's buttons. */
export const buttons = (session: GatewaySessionRow, main: string): Markup =>
  html`<div class="buttons"><button class="main">${main}</button><button form="cancel">${textsOf(session.locale).cancel}</button></div>`;

/** The page of a session that has ended. */
export const endPage = (session: GatewaySessionRow): Markup => {
  const texts = textsOf(session.locale);
  const title = session.purpose === 'ADD_METHOD' ? texts.addTitle : texts.connectTitle;
  const isDone = session.state === 'COMPLETED';
  return hostedPage(
    session,
    title,
    { type: isDone ? 'completed' : 'cancelled' },
    html`<p role="status" tabindex="-1" data-focus>${isDone ? texts.done : texts.stopped}</p>`,
  );
};
