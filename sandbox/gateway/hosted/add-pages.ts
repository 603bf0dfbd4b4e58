import { html } from 'hono/html';
import type { MethodError } from '../../contract/gateway-session.ts';
import type { GatewaySessionRow } from '../../database/schema.ts';
import { alert, choice, field } from './field.ts';
import { buttons, cancelForm, hostedPage, type Markup, pathOf } from './page.ts';
import { errorText, textsOf } from './texts.ts';

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** Why a form is shown again: empty fields, and errors of the gateway or the bank. */
export interface Trouble {
  readonly empty: readonly string[];
  readonly errors: readonly MethodError[];
}

const NONE: Trouble = { empty: [], errors: [] };

/** Which field an error is shown at; the others are shown above the form. */
const FIELD_OF: Readonly<Partial<Record<MethodError, string>>> = {
  invalidRoutingNumber: 'routing',
  invalidAccountNumber: 'account',
  duplicateBankAccount: 'account',
  invalidAccountType: 'accountType',
  invalidCardNumber: 'number',
  duplicateCard: 'number',
  invalidExpiry: 'expiry',
  invalidSecurityCode: 'securityCode',
};

/** In Canada two fields make up the routing number. */
const PARTS: Readonly<Record<string, readonly string[]>> = { routing: ['institution', 'transit'] };

/** Errors worth telling: what was never typed is empty and nothing else. */
const shownErrors = ({ empty, errors }: Trouble): readonly MethodError[] =>
  errors.filter((error) => {
    const name = FIELD_OF[error] ?? '';
    return ![name, ...(PARTS[name] ?? [])].some((part) => empty.includes(part));
  });

const tabs = (session: GatewaySessionRow, token: string, current: 'card' | 'bank'): Markup => {
  const texts = textsOf(session.locale);
  const tab = (form: 'card' | 'bank', text: string): Markup =>
    form === current
      ? html`<li><a class="tab" aria-current="page" href="${pathOf(token)}?form=${form}">${text}</a></li>`
      : html`<li><a class="tab" href="${pathOf(token)}?form=${form}">${text}</a></li>`;
  return html`<nav aria-label="${texts.kinds}"><ul class="tabs">${tab('card', texts.card)}${tab('bank', texts.bankAccount)}</ul></nav>`;
};

const errorAt = (session: GatewaySessionRow, trouble: Trouble) => {
  const told = shownErrors(trouble);
  const textOf = (error: MethodError | undefined) => error && errorText(session.locale, error);
  return {
    above: textOf(told.find((error) => FIELD_OF[error] === undefined)),
    at: (name: string): string | undefined =>
      trouble.empty.includes(name)
        ? textsOf(session.locale).required
        : textOf(told.find((error) => FIELD_OF[error] === name)),
  };
};

const report = (trouble: Trouble) => {
  const [error] = shownErrors(trouble);
  return error ? { type: 'failed' as const, error } : { type: 'ready' as const };
};

/** The card form. */
export const cardPage = (
  session: GatewaySessionRow,
  token: string,
  typed: Typed = {},
  trouble: Trouble = NONE,
): Markup => {
  const texts = textsOf(session.locale);
  const { above, at } = errorAt(session, trouble);
  return hostedPage(
    session,
    texts.addTitle,
    report(trouble),
    html`${tabs(session, token, 'card')}
<form method="post" action="${pathOf(token, 'card')}" autocomplete="on" novalidate>
  ${alert(above)}
  ${field({ name: 'holder', label: texts.cardHolder, value: typed['holder'], error: at('holder'), autocomplete: 'cc-name' })}
  ${field({ name: 'number', label: texts.cardNumber, error: at('number'), autocomplete: 'cc-number', numeric: true })}
  <div class="pair">
  ${field({ name: 'expiry', label: texts.expiry, value: typed['expiry'], error: at('expiry'), autocomplete: 'cc-exp' })}
  ${field({ name: 'securityCode', label: texts.securityCode, error: at('securityCode'), autocomplete: 'cc-csc', numeric: true })}
  </div>
  ${buttons(session, texts.add)}
</form>
${cancelForm(session, token)}`,
  );
};

/** The bank account form: a routing number in the US, institution and transit number in Canada. */
export const bankPage = (
  session: GatewaySessionRow,
  token: string,
  country: 'US' | 'CA',
  typed: Typed = {},
  trouble: Trouble = NONE,
): Markup => {
  const texts = textsOf(session.locale);
  const { above, at } = errorAt(session, trouble);
  const place =
    country === 'US'
      ? field({
          name: 'routing',
          label: texts.routing,
          value: typed['routing'],
          error: at('routing'),
          autocomplete: 'off',
          numeric: true,
        })
      : html`<div class="pair">
  ${field({ name: 'institution', label: texts.institution, value: typed['institution'], error: at('institution') ?? at('routing'), autocomplete: 'off', numeric: true })}
  ${field({ name: 'transit', label: texts.transit, value: typed['transit'], error: at('transit'), autocomplete: 'off', numeric: true })}
  </div>`;
  return hostedPage(
    session,
    texts.addTitle,
    report(trouble),
    html`${tabs(session, token, 'bank')}
<form method="post" action="${pathOf(token, 'bank')}" autocomplete="on" novalidate>
  ${alert(above)}
  ${field({ name: 'holder', label: texts.holder, value: typed['holder'], error: at('holder'), autocomplete: 'name' })}
  ${place}
  ${field({ name: 'account', label: texts.account, error: at('account'), autocomplete: 'off', numeric: true })}
  ${choice(
    'accountType',
    texts.accountType,
    [
      ['CHECKING', texts.CHECKING],
      ['SAVINGS', texts.SAVINGS],
    ],
    typed['accountType'] ?? '',
    at('accountType'),
  )}
  ${buttons(session, texts.add)}
</form>
${cancelForm(session, token)}`,
  );
};
