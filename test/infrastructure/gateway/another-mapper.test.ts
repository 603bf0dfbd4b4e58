import { expect, it } from 'vitest';
import { DEADLINES } from '../../../src/infrastructure/client/http/deadlines.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { fromWallet, wireWalletSchema } from '../../support/other-shape/wire-wallet.ts';

const WALLET = {
  wallet: [
    { ref: 'W-1', kind: 'ACH', tail: '4417', owner: 'Avery Stone', since: '2026-01-05T10:00:00Z' },
    {
      ref: 'W-2',
      kind: 'CC',
      tail: '4242',
      exp: '0427',
      owner: 'Avery Stone',
      since: '2026-02-05T10:00:00Z',
    },
  ],
};
const read = { method: 'GET', path: ['wallet'], deadline: DEADLINES.read } as const;

it('another schema and another mapper of one message are all that another shape needs in the portal', async () => {
  const server = await loopbackServer((response) => json(response, 200, WALLET));
  const { client } = aClient({ baseUrl: server.origin });
  const methods = await client.call(wireWalletSchema, read).map(({ wallet }) => wallet.map(fromWallet));
  expect(methods._unsafeUnwrap()).toMatchObject([
    { id: 'W-1', type: 'BANK_ACCOUNT', last4: '4417', expires: undefined },
    { id: 'W-2', type: 'CREDIT_CARD', last4: '4242', expires: { year: 2027, month: 4 } },
  ]);
});

it('and what they cannot read is told by its path, as everywhere', async () => {
  const wallet = WALLET.wallet.map((entry) => ({ ...entry, kind: 'PAYPAL' }));
  const server = await loopbackServer((response) => json(response, 200, { wallet }));
  const { client, log } = aClient({ baseUrl: server.origin });
  expect((await client.call(wireWalletSchema, read)).isErr()).toBe(true);
  expect(log.entries).toMatchObject([
    { fields: { path: 'wallet.0.kind', expected: 'one of DC, CC, ACH', got: 'text' } },
  ]);
});
