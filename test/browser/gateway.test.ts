import { describe, expect, test } from 'vitest';
import { gatewayMessageSchema } from '../../sandbox/contract/gateway-session.ts';
import { withoutIds } from '../support/without-ids.ts';
import { aBarePage } from './driver/bare-page.ts';
import { type FramedGateway, frameGateway, type SessionWish } from './driver/framed-gateway.ts';
import { PATIENCE_MS } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const stage = aStage();
const bare = aBarePage(stage);
const framed = (wish: SessionWish): Promise<FramedGateway> => frameGateway(bare.page, stage.server, wish);

/** The last message; waits until it is of a type. */
const toldLast = async (gateway: FramedGateway, type: string) => {
  await expect
    .poll(async () => (await gateway.told()).at(-1)?.data['type'], { timeout: PATIENCE_MS })
    .toBe(type);
  const last = (await gateway.told()).at(-1);
  return gatewayMessageSchema.parse(last?.data);
};

const methods = () =>
  stage.server.running.db.selectFrom('payment_method').selectAll().orderBy('added_at', 'desc').execute();

const fill = async (gateway: FramedGateway, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await gateway.frame.getByLabel(label).fill(value);
};
const press = (gateway: FramedGateway, name: string): Promise<void> =>
  gateway.frame.getByRole('button', { name, exact: true }).click();

describe('the card form in its frame', () => {
  const CARD = {
    'Name on the card': 'Avery Stone',
    'Card number': '4000 0566 5566 5556',
    'Expiry date (MM/YY)': '09/29',
    'Security code': '123',
  };
  const open = () => framed({ tenant: 'northwind', purpose: 'ADD_METHOD', locale: 'en-us' });

  test('says what is wrong at the field, takes the card then, and tells only its lender’s page', async () => {
    const gateway = await open();
    await toldLast(gateway, 'ready');
    await fill(gateway, { ...CARD, 'Card number': '4000 0566 5566 5557' });
    await press(gateway, 'Add');
    expect(await toldLast(gateway, 'failed')).toMatchObject({
      error: 'invalidCardNumber',
      session: gateway.session,
    });
    const number = gateway.frame.getByLabel('Card number');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
    // The page keeps what was typed; the gateway never writes a number back.
    expect(await number.inputValue()).toBe('4000 0566 5566 5557');
    expect(await gateway.frame.getByLabel('Security code').inputValue()).toBe('123');
    await fill(gateway, { ...CARD, 'Expiry date (MM/YY)': '13/29', 'Security code': '1' });
    await press(gateway, 'Add');
    await expect.poll(async () => (await toldLast(gateway, 'failed')).error).toBe('invalidExpiry');
    expect(await gateway.frame.locator('[aria-invalid=true]').count()).toBe(2);
    await fill(gateway, CARD);
    await bare.page.keyboard.press('Enter');
    const { paymentMethodId } = await toldLast(gateway, 'completed');
    expect((await methods())[0]).toMatchObject({ id: paymentMethodId, last4: '5556', type: 'DEBIT_CARD' });
    const gatewayOrigin = new URL(bare.page.frames().at(-1)?.url() ?? '').origin;
    expect(new Set((await gateway.told()).map(({ origin }) => origin))).toEqual(new Set([gatewayOrigin]));
    expect(gatewayOrigin).not.toBe(stage.server.originOf('northwind'));
    expect((await gateway.heights()).every((height) => height > 40 && height < 900)).toBe(true);
    expect(withoutIds(await bare.page.content())).not.toMatch(/5566|5556/);
  });

  test('ends with nothing added on Escape, wherever the focus is in it', async () => {
    const gateway = await open();
    const before = (await methods()).length;
    await fill(gateway, CARD);
    await bare.page.keyboard.press('Escape');
    await toldLast(gateway, 'cancelled');
    expect((await methods()).length).toBe(before);
  });

  test('pressed twice adds one card', async () => {
    const gateway = await open();
    const before = (await methods()).length;
    await fill(gateway, CARD);
    await gateway.frame.getByRole('button', { name: 'Add', exact: true }).dblclick();
    await toldLast(gateway, 'completed');
    expect((await methods()).length).toBe(before + 1);
  });

  test('shows nothing in another lender’s page, and tells it nothing', async () => {
    const gateway = await framed({
      tenant: 'northwind',
      purpose: 'ADD_METHOD',
      locale: 'en-us',
      framedBy: 'harbour',
    });
    await bare.page.waitForTimeout(1_500);
    expect(await gateway.frame.locator('form').count()).toBe(0);
    expect(await gateway.told()).toEqual([]);
  });
});

describe('the bank account form in its frame', () => {
  const choose = (gateway: FramedGateway): Promise<void> =>
    gateway.frame.getByRole('link', { name: /Bank account|Compte bancaire/ }).click();

  test('checks routing numbers, accounts and types, reaches each error, and takes an account once', async () => {
    const open = async () => {
      const gateway = await framed({
        tenant: 'northwind',
        purpose: 'ADD_METHOD',
        locale: 'en-us',
      });
      await choose(gateway);
      return gateway;
    };
    const entry = {
      'Name on the account': 'Avery Stone',
      'Routing number (9 digits)': '011000015',
      'Account number': '55501234',
    };
    const gateway = await open();
    const outcomes = [
      [{ 'Routing number (9 digits)': '011000016' }, 'Checking', 'invalidRoutingNumber'],
      [{ 'Account number': '12' }, 'Checking', 'invalidAccountNumber'],
      [{ 'Account number': '55509904' }, 'Savings', 'invalidAccountType'],
      [{ 'Account number': '55509901' }, 'Checking', 'blockedBankAccount'],
      [{ 'Account number': '55509902' }, 'Checking', 'invalidBankAccount'],
      [{ 'Account number': '55509903' }, 'Checking', 'genericError'],
    ] as const;
    for (const [change, type, error] of outcomes) {
      await fill(gateway, { ...entry, ...change });
      await gateway.frame.getByLabel(type).check();
      await press(gateway, 'Add');
      await expect
        .poll(async () => (await gateway.told()).at(-1)?.data['error'], { timeout: PATIENCE_MS })
        .toBe(error);
    }
    await fill(gateway, entry);
    await gateway.frame.getByLabel('Checking').check();
    await press(gateway, 'Add');
    await toldLast(gateway, 'completed');
    const again = await open();
    await fill(again, entry);
    await again.frame.getByLabel('Checking').check();
    await press(again, 'Add');
    expect(await toldLast(again, 'failed')).toMatchObject({ error: 'duplicateBankAccount' });
  });

  test('asks in French for institution and transit in Canada, and checks them', async () => {
    const gateway = await framed({
      tenant: 'maple',
      purpose: 'ADD_METHOD',
      locale: 'fr-ca',
    });
    await choose(gateway);
    const entry = {
      'Nom du titulaire du compte': 'Avery Tremblay',
      'Numéro d’institution (3 chiffres)': '000',
      'Numéro de transit (5 chiffres)': '30000',
      'Numéro de compte': '5550123',
    };
    await fill(gateway, entry);
    await gateway.frame.getByLabel('Chèques').check();
    await press(gateway, 'Ajouter');
    expect(await toldLast(gateway, 'failed')).toMatchObject({ error: 'invalidRoutingNumber' });
    await fill(gateway, { ...entry, 'Numéro d’institution (3 chiffres)': '815' });
    await press(gateway, 'Ajouter');
    await toldLast(gateway, 'completed');
  });
});

describe('connecting an account in the frame', () => {
  const open = () => framed({ tenant: 'northwind', purpose: 'CONNECT_ACCOUNT', locale: 'en-us' });

  test('goes from terms to a bank to its sign-in, and reaches every error of a bank account', async () => {
    const gateway = await open();
    const terms = gateway.frame.getByRole('link', { name: 'The whole terms' });
    expect(await terms.getAttribute('href')).toBe(
      `${stage.server.originOf('northwind')}/disclosure/verification-service`,
    );
    expect(await gateway.frame.getByLabel('Password').count()).toBe(0);
    await press(gateway, 'Agree and go on');
    await press(gateway, 'Old Mill Credit Union');
    await fill(gateway, { 'User name': 'avery', Password: 'wrong' });
    await press(gateway, 'Sign in');
    await gateway.frame.getByRole('alert').waitFor();
    const outcomes = [
      ['blocked', 'blockedBankAccount'],
      ['closed', 'invalidBankAccount'],
      ['savings', 'invalidAccountType'],
      ['branch', 'invalidRoutingNumber'],
      ['number', 'invalidAccountNumber'],
      ['down', 'genericError'],
    ] as const;
    for (const [user, error] of outcomes) {
      await fill(gateway, { 'User name': user, Password: 'right' });
      await press(gateway, 'Sign in');
      await expect
        .poll(async () => (await gateway.told()).at(-1)?.data['error'], { timeout: PATIENCE_MS })
        .toBe(error);
    }
    await fill(gateway, { 'User name': 'avery', Password: 'right' });
    await press(gateway, 'Sign in');
    const { paymentMethodId } = await toldLast(gateway, 'completed');
    expect((await methods())[0]).toMatchObject({ id: paymentMethodId, bank_name: 'Old Mill Credit Union' });
  });

  test('can be left, and that is told', async () => {
    const gateway = await open();
    const before = (await methods()).length;
    await press(gateway, 'Cancel');
    await toldLast(gateway, 'cancelled');
    expect((await methods()).length).toBe(before);
  });
});
