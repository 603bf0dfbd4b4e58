import { html } from 'hono/html';
import type { MethodError } from '../../contract/gateway-session.ts';
import type { GatewaySessionRow } from '../../database/schema.ts';
import type { ConnectedBank } from '../connected-bank.ts';
import { alert, field } from './field.ts';
import { buttons, cancelForm, hostedPage, type Markup, pathOf } from './page.ts';
import { errorText, textsOf } from './texts.ts';

/** First the terms of the verification service. */
export const termsPage = (session: GatewaySessionRow, token: string): Markup => {
  const texts = textsOf(session.locale);
  return hostedPage(
    session,
    texts.connectTitle,
    { type: 'ready' },
    html`<p>${texts.terms}</p>
<p><a href="${session.origin}/disclosure/verification-service" target="_blank" rel="noopener">${texts.termsLink}</a></p>
<form method="post" action="${pathOf(token, 'terms')}">${buttons(session, texts.agree)}</form>
${cancelForm(session, token)}`,
  );
};

/** Then the banks to pick from. */
export const banksPage = (
  session: GatewaySessionRow,
  token: string,
  banks: readonly ConnectedBank[],
): Markup => {
  const texts = textsOf(session.locale);
  return hostedPage(
    session,
    texts.pick,
    { type: 'ready' },
    html`<form method="post" action="${pathOf(token, 'pick')}">
  <ul class="banks">${banks.map(({ id, name }) => html`<li><button name="bank" value="${id}">${name}</button></li>`)}</ul>
  <div class="buttons"><button form="cancel">${texts.cancel}</button></div>
</form>
${cancelForm(session, token)}`,
  );
};

/** Then the sign-in at the bank that was picked. */
export const signInPage = (
  session: GatewaySessionRow,
  token: string,
  bank: ConnectedBank,
  user = '',
  trouble?: MethodError | 'refused',
): Markup => {
  const texts = textsOf(session.locale);
  const error = trouble === 'refused' ? undefined : trouble;
  const text = trouble && (trouble === 'refused' ? texts.refused : errorText(session.locale, trouble));
  return hostedPage(
    session,
    `${texts.signInAt} ${bank.name}`,
    error ? { type: 'failed', error } : { type: 'ready' },
    html`<form method="post" action="${pathOf(token, 'sign-in')}" novalidate>
  ${alert(text)}
  ${field({ name: 'user', label: texts.user, value: user, autocomplete: 'off' })}
  ${field({ name: 'password', label: texts.password, autocomplete: 'off', secret: true })}
  ${buttons(session, texts.signIn)}
</form>
<form method="post" action="${pathOf(token, 'another-bank')}"><p><button>${texts.otherBank}</button></p></form>
${cancelForm(session, token)}`,
  );
};
