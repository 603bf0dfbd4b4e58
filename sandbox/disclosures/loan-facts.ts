import { aprOf } from '../apr/apr-of.ts';
import { dateText, moneyText } from '../inbox/local-format.ts';
import { signedPlanOf } from '../servicing/agreed-plan.ts';
import type { Facts } from './facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const percent = (locale: string, figure: string): string =>
  new Intl.NumberFormat(locale.startsWith('fr') ? 'fr-CA' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    style: 'percent',
  }).format(Number(figure) / 100);

/**
 * The terms of the loan that a document belongs to, as they were signed. Empty without a loan; what only a schedule
 * tells is left out while there is none. What is financed and what it costs come to the total of the payments.
 */
export const loanFacts = ({ loan, locale, tenant, buyerName }: Facts): Section => {
  if (!loan) return {};
  const { row } = loan;
  const plan = signedPlanOf(row);
  const money = (amount: number): string => moneyText(locale, { amount, currency: tenant.currency });
  const total = plan.reduce((sum, { amount }) => sum + amount, 0);
  const [first, last] = [plan[0], plan.at(-1)];
  const apr = aprOf(row, tenant.country);
  // The last payment takes what rounding leaves, and a borrower has to know it beforehand.
  const lastAmount = first && last && last.amount !== first.amount ? money(last.amount) : '';
  const ifPlanned = (text: string): string => (first ? text : '');
  const values: Readonly<Record<'en' | 'fr', readonly (readonly [string, string])[]>> = {
    en: [
      ['Lender', tenant.name],
      ['Borrower', buyerName ?? ''],
      ['Agreement', row.number],
      ['Merchant', row.merchant_name],
      ['Amount financed', money(row.original)],
      ['Annual percentage rate', percent(locale, apr)],
      ['Annual interest rate', percent(locale, row.rate)],
      ['Finance charge', ifPlanned(money(total - row.original))],
      ['Total of payments', ifPlanned(money(total))],
      ['Payments', String(row.term)],
      ['Payment amount', first ? money(first.amount) : ''],
      ['Last payment', lastAmount],
      ['First payment due', first ? dateText(locale, first.dueOn) : ''],
      ['Last payment due', last ? dateText(locale, last.dueOn) : ''],
    ],
    fr: [
      ['Prêteur', tenant.name],
      ['Emprunteur', buyerName ?? ''],
      ['Contrat', row.number],
      ['Commerçant', row.merchant_name],
      ['Montant financé', money(row.original)],
      ['Taux de crédit', percent(locale, apr)],
      ['Taux d’intérêt annuel', percent(locale, row.rate)],
      ['Frais de crédit', ifPlanned(money(total - row.original))],
      ['Total des paiements', ifPlanned(money(total))],
      ['Nombre de paiements', String(row.term)],
      ['Montant d’un paiement', first ? money(first.amount) : ''],
      ['Dernier paiement', lastAmount],
      ['Premier paiement exigible', first ? dateText(locale, first.dueOn) : ''],
      ['Dernier paiement exigible', last ? dateText(locale, last.dueOn) : ''],
    ],
  };
  return { facts: values[languageOf(locale)].filter(([, value]) => value !== '') };
};
