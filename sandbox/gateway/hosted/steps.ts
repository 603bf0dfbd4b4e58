import type { Transaction } from 'kysely';
import { dateIn } from '../../calendar/zone.ts';
import type { Database, GatewaySessionRow } from '../../database/schema.ts';
import { isFlagOn } from '../../flags/evaluate-flag.ts';
import type { PlatformTenant } from '../../tenants/platform-tenant.ts';
import { readBankAccount } from '../bank-account.ts';
import { readCard } from '../card-number.ts';
import { BANKS, signInAtBank } from '../connected-bank.ts';
import { bankPage, cardPage, type Typed } from './add-pages.ts';
import { banksPage, signInPage, termsPage } from './connect-pages.ts';
import { endPage, type Markup } from './page.ts';
import { changeSession, keepMethod } from './session-store.ts';

/** What a step of a session works with. */
export interface Step {
  readonly tx: Transaction<Database>;
  readonly session: GatewaySessionRow;
  readonly token: string;
  readonly tenant: PlatformTenant;
  readonly typed: Typed;
  readonly key: Uint8Array;
  /** Epoch milliseconds. */
  readonly at: number;
}

const emptyOf = (typed: Typed, names: readonly string[]): readonly string[] =>
  names.filter((name) => (typed[name] ?? '').trim() === '');

/** A card was sent. */
const addCard = async (step: Step): Promise<Markup> => {
  const { tx, session, token, tenant, typed, key, at } = step;
  const empty = emptyOf(typed, ['holder', 'number', 'expiry', 'securityCode']);
  const { number = '', expiry = '', securityCode = '', holder = '' } = typed;
  const read = readCard({ number, expiry, securityCode }, dateIn(tenant.timezone, at).slice(0, 7));
  if ('errors' in read) return cardPage(session, token, typed, { empty, errors: read.errors });
  if (empty.length > 0) return cardPage(session, token, typed, { empty, errors: [] });
  const { card } = read;
  if (card.type === 'CREDIT_CARD' && !(await isFlagOn(tx, tenant.id, 'credit-cards'))) {
    return cardPage(session, token, typed, { empty, errors: ['creditCardNotAccepted'] });
  }
  const kept = await keepMethod(
    tx,
    session,
    { ...card, last4: card.digits.slice(-4), holder: holder.trim() },
    key,
    at,
  );
  return 'error' in kept
    ? cardPage(session, token, typed, { empty, errors: [kept.error] })
    : endPage(kept.session);
};

/** A bank account was sent. */
const addBankAccount = async (step: Step): Promise<Markup> => {
  const { tx, session, token, tenant, typed, key, at } = step;
  const { country } = tenant;
  const place = country === 'US' ? ['routing'] : ['institution', 'transit'];
  const empty = emptyOf(typed, ['holder', ...place, 'account']);
  const { holder = '', routing = '', institution = '', transit = '', account = '', accountType = '' } = typed;
  const read = readBankAccount({ routing, institution, transit, account, accountType }, country);
  if ('errors' in read) return bankPage(session, token, country, typed, { empty, errors: read.errors });
  if (empty.length > 0) return bankPage(session, token, country, typed, { empty, errors: [] });
  const method = { ...read.account, type: 'BANK_ACCOUNT' as const, holder: holder.trim() };
  const kept = await keepMethod(tx, session, method, key, at);
  return 'error' in kept
    ? bankPage(session, token, country, typed, { empty, errors: [kept.error] })
    : endPage(kept.session);
};

const pickedBank = ({ session, tenant }: Step) => BANKS[tenant.country].find(({ id }) => id === session.bank);

/** The current page of a session. */
export const presentPage = (step: Step): Markup => {
  const { session, token, tenant, typed } = step;
  if (session.state === 'COMPLETED' || session.state === 'CANCELLED') return endPage(session);
  if (session.purpose === 'ADD_METHOD') {
    return typed['form'] === 'bank' ? bankPage(session, token, tenant.country) : cardPage(session, token);
  }
  if (session.state === 'OPEN') return termsPage(session, token);
  const bank = pickedBank(step);
  return bank ? signInPage(session, token, bank) : banksPage(session, token, BANKS[tenant.country]);
};

/** Somebody signs in at the bank that was picked. */
const connect = async (step: Step): Promise<Markup> => {
  const { tx, session, token, typed, key, at } = step;
  const bank = pickedBank(step);
  if (session.state !== 'TERMS_ACCEPTED' || !bank) return presentPage(step);
  const { user = '', password = '' } = typed;
  const outcome = signInAtBank(bank, user, password);
  if (outcome === 'refused') return signInPage(session, token, bank, user, 'refused');
  if ('error' in outcome) return signInPage(session, token, bank, user, outcome.error);
  const { given_name, family_name } = await tx
    .selectFrom('buyer')
    .select(['given_name', 'family_name'])
    .where('id', '=', session.buyer_id)
    .executeTakeFirstOrThrow();
  const method = {
    ...outcome.account,
    type: 'BANK_ACCOUNT' as const,
    holder: `${given_name} ${family_name}`,
  };
  const kept = await keepMethod(tx, session, method, key, at);
  return 'error' in kept ? signInPage(session, token, bank, user, kept.error) : endPage(kept.session);
};

const changed = async (step: Step, change: Parameters<typeof changeSession>[2]): Promise<Markup> =>
  presentPage({ ...step, session: await changeSession(step.tx, step.session, change) });

/** Steps that a page can be sent to, by the last part of its address. */
export const STEPS: Readonly<
  Record<
    string,
    { readonly purpose?: GatewaySessionRow['purpose']; readonly run: (step: Step) => Promise<Markup> }
  >
> = {
  card: { purpose: 'ADD_METHOD', run: addCard },
  bank: { purpose: 'ADD_METHOD', run: addBankAccount },
  terms: { purpose: 'CONNECT_ACCOUNT', run: (step) => changed(step, { state: 'TERMS_ACCEPTED' }) },
  pick: { purpose: 'CONNECT_ACCOUNT', run: (step) => changed(step, { bank: step.typed['bank'] ?? null }) },
  'another-bank': { purpose: 'CONNECT_ACCOUNT', run: (step) => changed(step, { bank: null }) },
  'sign-in': { purpose: 'CONNECT_ACCOUNT', run: connect },
  cancel: { run: (step) => changed(step, { state: 'CANCELLED' }) },
};
