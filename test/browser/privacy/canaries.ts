import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import type { RunningPlatform, TenantId } from '../../support/acceptance/running-platform.ts';
import type { Typed } from './typed.ts';

/** A text of a borrower's that must not leave the browser. */
export interface Canary {
  readonly kind: string;
  readonly text: string | RegExp;
}

const of = (kind: string, texts: Iterable<string | RegExp | null | undefined>): readonly Canary[] =>
  [...texts].flatMap((text) => (text === null || text === undefined || text === '' ? [] : [{ kind, text }]));

const emails = (typed: string): readonly string[] => [typed, encodeURIComponent(typed)];

const phones = (typed: string): readonly string[] => {
  const digits = typed.replace(/\D/g, '').slice(-10);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return digits.length < 10
    ? []
    : [digits, `${area}-${exchange}-${line}`, `${exchange}-${line}`, `${exchange} ${line}`];
};

/** An amount as it is shown in any locale, and as any standalone number of cents or units. */
const amounts = (cents: number): readonly (string | RegExp)[] => {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  const grouped = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);
  // Without a separator small amounts look like any other number.
  if (cents <= 10_000) return [];
  return [
    `${grouped(',')}.${part}`,
    `${grouped('\u00a0')},${part}`,
    `${grouped('\u202f')},${part}`,
    new RegExp(`"\\w*(?:amount|balance|payoff|total)\\w*":"?(?:${cents}|${whole}\\.${part})\\b`, 'i'),
  ];
};

const last4s = (last4: string): readonly string[] => [
  `"${last4}"`,
  `••${last4}`,
  `•• ${last4}`,
  ` ${last4} `,
  `\u00a0${last4}`,
];
const codes = (code: string): readonly string[] => [`"${code}"`, `>${code}<`, ` ${code} `, `=${code}`];

/** All that the books hold of some buyers at this moment. */
const ofBuyers = async (
  running: RunningPlatform,
  tenant: TenantId,
  ids: readonly string[],
): Promise<readonly Canary[]> => {
  if (ids.length === 0) return [];
  const { db } = running;
  const truth = platformTruth(running, tenant);
  const [buyers, contacts, methods] = await Promise.all([
    db.selectFrom('buyer').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('contact').selectAll().where('buyer_id', 'in', ids).execute(),
    db.selectFrom('payment_method').selectAll().where('buyer_id', 'in', ids).execute(),
  ]);
  // The first page of a list is enough: what leaks of one loan leaks of any.
  const lists = await Promise.all(
    buyers.flatMap(({ id, email, phone: mobile }) =>
      (['outstanding', 'closed'] as const).map((segment) =>
        truth.loans({ id, email, mobile, fullName: '' }, segment),
      ),
    ),
  );
  return [
    ...of('buyer id', ids),
    ...buyers.flatMap((buyer) => [
      ...of('email', emails(buyer.email)),
      ...of('phone', phones(buyer.phone)),
      ...of('name', [buyer.given_name, buyer.family_name]),
    ]),
    ...contacts.flatMap(({ line1, postal_code }) => of('address', [line1, postal_code])),
    ...lists
      .flat()
      .flatMap((loan) => [
        ...of('loan id', [loan.id]),
        ...of('loan number', [loan.number]),
        ...of('merchant', [loan.merchant]),
        ...of('amount', amounts(loan.balance)),
      ]),
    ...methods.flatMap(({ id, last4 }) => [...of('method id', [id]), ...of('account number', last4s(last4))]),
  ];
};

/**
 * Everything that must not leave: typed text, issued codes and tokens, and the ledger's data of the signed-in
 * borrower.
 */
export const canariesOf = async (
  running: RunningPlatform,
  tenant: TenantId,
  { tokens, buyerIds, texts }: Typed,
): Promise<readonly Canary[]> => {
  const sent = await running.db
    .selectFrom('outbox')
    .select('code')
    .where('tenant', '=', tenant)
    .where('code', 'is not', null)
    .execute();
  return [
    ...of('token', tokens),
    ...of('email', [...texts.email].flatMap(emails)),
    ...of('phone', [...texts.phone].flatMap(phones)),
    ...of('address', texts.address),
    ...of('account number', texts['account number']),
    ...of(
      'code',
      [...texts.code, ...sent.map(({ code }) => code ?? '')].filter((code) => code !== '').flatMap(codes),
    ),
    ...(await ofBuyers(running, tenant, [...buyerIds])),
  ];
};
