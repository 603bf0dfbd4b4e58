import { html } from 'hono/html';
import type { Markup } from './page.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly autocomplete: string;
  readonly numeric?: boolean;
  readonly secret?: boolean;
}

/** A labelled field with its error. Numbers of accounts and cards are never written back into a page. */
export const field = ({
  name,
  label,
  value,
  error,
  autocomplete,
  numeric,
  secret,
}: Field): Markup => html`<div class="field">
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" type="${secret ? 'password' : 'text'}" value="${value ?? ''}" maxlength="60" autocomplete="${autocomplete}" inputmode="${numeric ? 'numeric' : 'text'}" spellcheck="false" aria-required="true" aria-invalid="${error === undefined ? 'false' : 'true'}" aria-describedby="${error === undefined ? '' : `${name}-error`}">
  ${error === undefined ? '' : html`<p class="error" id="${name}-error">${error}</p>`}
</div>`;

/** A choice of one. */
export const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  error: string | undefined,
): Markup => html`<fieldset class="field" aria-describedby="${error === undefined ? '' : `${name}-error`}">
  <legend>${label}</legend>
  ${options.map(
    ([value, text], index) =>
      html`<label class="radio"><input type="radio" name="${name}" value="${value}" ${value === chosen ? 'checked' : ''} aria-invalid="${error !== undefined && index === 0 ? 'true' : 'false'}">${text}</label>`,
  )}
  ${error === undefined ? '' : html`<p class="error" id="${name}-error">${error}</p>`}
</fieldset>`;

/** An error that belongs to no field. */
export const alert = (error: string | undefined): Markup =>
  error === undefined ? html`` : html`<p class="error" role="alert">${error}</p>`;
