import { actionWords } from './action-words.ts';
import type { Action, Facts } from './facts.ts';
import { loanFacts } from './loan-facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

/** What is drawn and when, by what the buyer chose; a set amount never leaves an instalment short. */
const drawn = (facts: Facts): string => {
  const { amount } = actionWords(facts);
  const isFrench = languageOf(facts.locale) === 'fr';
  const type = facts.action?.amountType ?? (amount === undefined ? 'INSTALLMENT' : 'OTHER');
  if (type === 'INSTALLMENT')
    return isFrench ? 'chaque versement à son échéance' : 'each payment when it falls due';
  if (type === 'OTHER' && amount !== undefined)
    return isFrench
      ? `${amount} à chaque échéance, ou le versement s’il est plus élevé,`
      : `${amount} on each due day, or the payment due where that is more,`;
  return isFrench
    ? 'tout le solde impayé à la prochaine échéance'
    : 'the whole outstanding balance on the next due day';
};

/** The notice before a first draw, as the buyer chose; without a choice, what a buyer may choose. A change has none ahead. */
const noticeInEnglish = ({ noticeWaived: waived, isChange }: Action): string => {
  if (waived)
    return 'You waive the ten calendar days’ notice of the first draw. You still get notice of any change of amount.';
  if (isChange) return 'You get notice of any change of amount.';
  return `You get ten calendar days’ notice of the first draw${waived === undefined ? ' unless you waive it' : ''}, and of any change of amount.`;
};

const noticeInFrench = ({ noticeWaived: waived, isChange }: Action): string => {
  if (waived)
    return 'Vous renoncez à l’avis de dix jours civils avant le premier prélèvement. Vous recevez toujours un avis avant tout changement de montant.';
  if (isChange) return 'Vous recevez un avis avant tout changement de montant.';
  return `Vous recevez un avis de dix jours civils avant le premier prélèvement${waived === undefined ? ', sauf si vous y renoncez,' : ''} et avant tout changement de montant.`;
};

/** The consent to recurring payments; `late` and `pending` add what that state changes. */
export const autopayAuthorisation = (
  facts: Facts,
  { late = false, pending = false }: { readonly late?: boolean; readonly pending?: boolean } = {},
): readonly Section[] => {
  const lender = facts.tenant.name;
  const isCanadian = facts.tenant.country === 'CA';
  const action = facts.action ?? {};
  if (languageOf(facts.locale) === 'fr') {
    return [
      {
        paragraphs: [
          `En donnant votre accord, vous autorisez ${lender} à prélever ${drawn(facts)}${facts.action?.method ? ` sur ${facts.action.method}` : ''}, jusqu’à ce que le prêt soit remboursé ou que vous mettiez fin aux prélèvements automatiques.`,
          isCanadian
            ? `${noticeInFrench(action)} Vous pouvez annuler en tout temps, au plus tard trois jours ouvrables avant un prélèvement. Vous avez certains droits de recours si un débit n’est pas conforme à cet accord; votre institution financière vous renseigne à ce sujet.`
            : 'Lorsqu’un montant varie, vous recevez un avis dix jours avant le prélèvement. Vous pouvez arrêter un prélèvement jusqu’à trois jours ouvrables avant.',
          ...(late ? ['Le montant déjà en retard n’est pas couvert : payez-le séparément.'] : []),
          ...(pending
            ? ['Un paiement est déjà en cours; il n’est pas remplacé par les prélèvements automatiques.']
            : []),
        ],
      },
      loanFacts(facts),
    ];
  }
  return [
    {
      paragraphs: [
        `By agreeing, you authorize ${lender} to draw ${drawn(facts)}${facts.action?.method ? ` from ${facts.action.method}` : ''}, until the loan is paid or you turn autopay off.`,
        isCanadian
          ? `${noticeInEnglish(action)} You can cancel at any time, at the latest three business days before a draw. You have certain recourse rights if a debit does not comply with this agreement; your financial institution can tell you more.`
          : 'Where an amount varies, you get ten days’ notice before the draw. You can stop a draw up to three business days before it.',
        ...(late ? ['What is past due already is not covered: pay it separately.'] : []),
        ...(pending ? ['A payment is under way already; autopay does not replace it.'] : []),
      ],
    },
    loanFacts(facts),
  ];
};
