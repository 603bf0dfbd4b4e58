import { dateText, moneyText } from '../inbox/local-format.ts';
import type { Facts } from './facts.ts';
import { loanFacts } from './loan-facts.ts';
import { loanStateOf } from './loan-state.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const paragraph = (facts: Facts, en: string, fr: string): Section => ({
  paragraphs: [languageOf(facts.locale) === 'fr' ? fr : en],
});

const noPenalty = (facts: Facts): Section =>
  paragraph(
    facts,
    'You may pay off early and will not pay a penalty; interest that has not accrued is not owed.',
    'Vous pouvez rembourser par anticipation sans pénalité; les intérêts non courus ne sont pas dus.',
  );

/** The cost of credit, as the law of each country requires. */
export const costOfCredit = (facts: Facts): readonly Section[] => [
  paragraph(
    facts,
    'What this credit costs, over the whole of its payments:',
    'Ce que coûte ce crédit, sur l’ensemble des paiements :',
  ),
  loanFacts(facts),
  noPenalty(facts),
];

/** The cost of credit, before or at its start: when it starts, and the total of its payments. */
export const costAtActivation = (facts: Facts): readonly Section[] => {
  const state = loanStateOf(facts);
  const day = (on: string): string => dateText(facts.locale, on);
  const begins =
    state?.kind === 'not-started'
      ? paragraph(
          facts,
          `This credit starts on ${day(state.startsOn)}. Its first payment is due on ${day(state.firstDueOn)}.`,
          `Ce crédit commence le ${day(state.startsOn)}. Son premier paiement est exigible le ${day(state.firstDueOn)}.`,
        )
      : state?.kind === 'not-approved'
        ? paragraph(
            facts,
            'This credit has not been approved yet. It starts once it is.',
            'Ce crédit n’est pas encore approuvé. Il commence dès son approbation.',
          )
        : {};
  return [begins, ...costOfCredit(facts)];
};

/** The cost of credit on the day of the document, from the ledger. */
export const costToDate = (facts: Facts): readonly Section[] => {
  const { loan, locale, today, tenant } = facts;
  if (!loan) return costOfCredit(facts);
  const { row, books } = loan;
  const money = (amount: number): string => moneyText(locale, { amount, currency: tenant.currency });
  const unpaid = books.instalments.filter(({ amount, paid }) => paid < amount);
  const left = unpaid.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  const last = unpaid.at(-1);
  const isFrench = languageOf(locale) === 'fr';
  const rows: readonly (readonly [string, string])[] = isFrench
    ? [
        ['Contrat', row.number],
        ['Capital restant', money(books.balances.PRINCIPAL)],
        ['Paiements restants', String(unpaid.length)],
        ['Total des paiements restants', money(left)],
        ['Dernier paiement exigible', last ? dateText(locale, last.dueOn) : ''],
      ]
    : [
        ['Agreement', row.number],
        ['Principal left', money(books.balances.PRINCIPAL)],
        ['Payments left', String(unpaid.length)],
        ['Total of payments left', money(left)],
        ['Last payment due', last ? dateText(locale, last.dueOn) : ''],
      ];
  return [
    paragraph(
      facts,
      `Where the cost of this credit stands on ${dateText(locale, today)}:`,
      `État du coût de ce crédit le ${dateText(locale, today)} :`,
    ),
    { facts: rows.filter(([, value]) => value !== '') },
    noPenalty(facts),
  ];
};
