import type { HttpCall } from './http-call.ts';
import { datesToText } from './wire-date.ts';
import { unmarkNumbers } from './wire-number.ts';

/** The body of a call as JSON, if it has one. */
export const writeBody = ({ body, keepsNumbers }: HttpCall): { readonly body?: string } => {
  if (body === undefined) return {};
  const json = JSON.stringify(datesToText(body));
  return { body: keepsNumbers ? unmarkNumbers(json) : json };
};
