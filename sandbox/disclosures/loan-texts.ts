import { dateText, moneyText } from '../inbox/local-format.ts';
import type { Facts } from './facts.ts';
import { loanFacts } from './loan-facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const both = (facts: Facts, en: readonly string[], fr: readonly string[]): Section => ({
  paragraphs: languageOf(facts.locale) === 'fr' ? fr : en,
});

/** The agreement itself: terms, order of application, what happens when a payment is late. */
export const loanAgreement = (facts: Facts): readonly Section[] => [
  both(
    facts,
    [
      `This agreement is between you and ${facts.tenant.name}. You borrow the amount financed to pay the merchant, and repay it in the payments below.`,
    ],
    [
      `Ce contrat vous lie à ${facts.tenant.name}. Vous empruntez le montant financé pour payer le commerçant et le remboursez par les paiements ci-dessous.`,
    ],
  ),
  loanFacts(facts),
  both(
    facts,
    [
      'Interest accrues by day on the principal. A payment goes to fees first, then to accrued interest, then to principal. You may pay early, in part or in full, at any time without a penalty.',
      'A payment that is not made by its due day is late. For 15 days it is in its grace period; after that a late fee may be charged and the loan is reported as delinquent.',
    ],
    [
      'Les intérêts courent chaque jour sur le capital. Un paiement couvre d’abord les frais, puis les intérêts courus, puis le capital. Vous pouvez rembourser d’avance, en tout ou en partie, en tout temps et sans pénalité.',
      'Un paiement qui n’est pas fait à l’échéance est en retard. Un délai de grâce de 15 jours s’applique; ensuite, des frais de retard peuvent être exigés et le prêt est déclaré en souffrance.',
    ],
  ),
];

/** Terms that hold for every payment. */
export const paymentTerms = (facts: Facts): readonly Section[] => [
  both(
    facts,
    [
      'Payments are taken on the day that you choose or, where that is not a business day of the banks, on the next one. A payment counts for the day on which you made it.',
      'A payment goes to fees first, then to accrued interest, then to principal. What exceeds everything owed is given back to the method that it came from.',
      'A payment returned by the bank is undone, and the amount is due as if it had not been made.',
    ],
    [
      'Les paiements sont prélevés le jour choisi ou, si ce n’est pas un jour ouvrable bancaire, le suivant. Un paiement compte pour le jour où vous l’avez fait.',
      'Un paiement couvre d’abord les frais, puis les intérêts courus, puis le capital. L’excédent est remis au mode de paiement d’origine.',
      'Un paiement retourné par la banque est annulé, et le montant redevient dû comme s’il n’avait pas été fait.',
    ],
  ),
];

/** What a hardship plan does, by the relief on the loan; without one, what every plan has in common. */
export const hardshipPlan = (facts: Facts): readonly Section[] => {
  const { relief_amount: amount, hardship_from: from, hardship_until: until } = facts.loan?.row ?? {};
  const asked = moneyText(facts.locale, { amount: amount ?? 0, currency: facts.tenant.currency });
  const during = ifRelieved(amount, {
    en: ['While it lasts, no payment is due. ', `While it lasts, no payment asks for more than ${asked}. `],
    fr: [
      'Pendant sa durée, aucun paiement n’est exigible. ',
      `Pendant sa durée, aucun paiement exigible ne dépasse ${asked}. `,
    ],
  });
  const [first, last] = from && until ? [from, until].map((day) => dateText(facts.locale, day)) : [];
  return [
    both(
      facts,
      [
        `${last ? `This plan lasts from ${first} to ${last}. ` : ''}${during.en}Interest goes on accruing, and what is missing from the agreed payments is added at the end of the loan. No late fee is charged while the plan lasts.`,
      ],
      [
        `${last ? `Cette entente est en vigueur du ${first} au ${last}. ` : ''}${during.fr}Les intérêts continuent de courir, et ce qui manque aux paiements convenus s’ajoute à la fin du prêt. Aucuns frais de retard ne sont exigés pendant l’entente.`,
      ],
    ),
    loanFacts(facts),
  ];
};

/** The sentence for nothing or for something that is asked for; undefined where nothing is known of it. */
const ifRelieved = (
  amount: number | null | undefined,
  { en, fr }: Readonly<Record<'en' | 'fr', readonly [nothing: string, something: string]>>,
): { readonly en: string; readonly fr: string } => {
  if (amount === null || amount === undefined) return { en: '', fr: '' };
  return amount === 0 ? { en: en[0], fr: fr[0] } : { en: en[1], fr: fr[1] };
};

/** How credit scores are used, and the right to see one's own. */
export const creditScoreNotice = (facts: Facts): readonly Section[] => [
  both(
    facts,
    [
      `${facts.tenant.name} used a credit score to set the terms of this loan. A score is a number made from your credit report; it changes as the report does. You may ask each credit bureau for a copy of yours and dispute what is wrong in it.`,
    ],
    [
      `${facts.tenant.name} s’est servi d’une cote de crédit pour fixer les modalités de ce prêt. Une cote est un nombre tiré de votre dossier de crédit; elle change avec lui. Vous pouvez demander copie de votre dossier à chaque agence et en contester les erreurs.`,
    ],
  ),
];

/** That somebody else may act for the borrower. */
export const powerOfAttorney = (facts: Facts): readonly Section[] => [
  both(
    facts,
    [
      `With a power of attorney on file, the person named in it may act for you on this agreement. You may revoke it in writing at any time; ${facts.tenant.name} then stops acting on it within one business day.`,
    ],
    [
      `Lorsqu’une procuration est au dossier, la personne qui y est nommée peut agir pour vous quant à ce contrat. Vous pouvez la révoquer par écrit en tout temps; ${facts.tenant.name} cesse d’y donner suite en un jour ouvrable.`,
    ],
  ),
  loanFacts(facts),
];
