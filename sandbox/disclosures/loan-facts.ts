import { dateText, moneyText } from '../inbox/local-format.ts';
import type { Facts } from './facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const percent = (locale: string, apr: string): string =>
  new Intl.NumberFormat(locale.startsWith('fr') ? 'fr-CA' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    style: 'percent',
  }).format(Number(apr) / 100);

/** The terms of the loan that a document belongs to, as a table. Empty without a loan. */
export const loanFacts = ({ loan, locale, tenant, buyerName }: Facts): Section => {
  if (!loan) return {};
  const { row, books } = loan;
  const money = (amount: number): string => moneyText(locale, { amount, currency: tenant.currency });
  const interest = books.instalments.reduce((sum, instalment) => sum + instalment.interest, 0);
  const total = books.instalments.reduce((sum, { amount }) => sum + amount, 0);
  const first = books.instalments[0];
  const values: Readonly<Record<'en' | 'fr', readonly (readonly [string, string])[]>> = {
    en: [
      ['Lender', tenant.name],
      ['Borrower', buyerName ?? ''],
      ['Agreement', row.number],
      ['Merchant', row.merchant_name],
      ['Amount financed', money(row.original)],
      ['Annual percentage rate', percent(locale, row.apr)],
      ['Finance charge', money(interest)],
      ['Total of payments', money(total)],
      ['Payments', String(books.instalments.length)],
      ['Payment amount', first ? money(first.amount) : ''],
      ['First payment due', first ? dateText(locale, first.dueOn) : ''],
      ['Last payment due', dateText(locale, row.matures_on)],
    ],
    fr: [
      ['Prêteur', tenant.name],
      ['Emprunteur', buyerName ?? ''],
      ['Contrat', row.number],
      ['Commerçant', row.merchant_name],
      ['Montant financé', money(row.original)],
      ['Taux annuel', percent(locale, row.apr)],
      ['Frais d’intérêt', money(interest)],
      ['Total des paiements', money(total)],
      ['Nombre de paiements', String(books.instalments.length)],
      ['Montant d’un paiement', first ? money(first.amount) : ''],
      ['Premier paiement exigible', first ? dateText(locale, first.dueOn) : ''],
      ['Dernier paiement exigible', dateText(locale, row.matures_on)],
    ],
  };
  return { facts: values[languageOf(locale)].filter(([, value]) => value !== '') };
};
