import { z } from 'zod';
import { sendCodeAnswerSchema } from '../../../sandbox/contract/auth.ts';
import type { Answer, Client } from './client.ts';

const inboxSchema = z.object({
  items: z.array(z.object({ code: z.string().nullable(), body: z.string(), channel: z.string() })),
});

export const codeRequest = (address: string, language = 'en-us') => ({
  ...(address.includes('@')
    ? { deliveryMethod: 'EMAIL', email: address }
    : { deliveryMethod: 'SMS', phone: address }),
  languagePreference: language,
  disclosures: [{ type: 'TERMS_OF_USE', acceptedAt: '2026-03-12T16:00:00.000Z' }],
});

/** Asks for a code and gives the reference. */
export const askForCode = async (client: Client, address: string, language?: string): Promise<string> => {
  const body = codeRequest(address, language);
  const { data } = await client.expect(sendCodeAnswerSchema, 'POST', '/api/auth/send-code', { body });
  return data.referenceID;
};

/** The newest messages to an address, newest first. */
export const messagesTo = async (client: Client, address: string) =>
  (await client.expect(inboxSchema, 'GET', `/sandbox/inbox.json?to=${encodeURIComponent(address)}`)).items;

export const newestCode = async (client: Client, address: string): Promise<string> => {
  const code = (await messagesTo(client, address)).find((message) => message.code !== null)?.code;
  if (!code) throw new Error('No code has arrived.');
  return code;
};

/** Another code than the right one. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

export const login = (
  client: Client,
  referenceID: string,
  code: string,
  more: { readonly email?: string; readonly phone?: string } = {},
): Promise<Answer> => client.call('POST', '/api/auth/login', { body: { referenceID, code, ...more } });
