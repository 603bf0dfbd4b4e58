import { dateText } from '../inbox/local-format.ts';
import { actionWords } from './action-words.ts';
import type { Action, Facts } from './facts.ts';
import { loanFacts } from './loan-facts.ts';
import { loanStateOf } from './loan-state.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

/** What is taken and when, by what the buyer chose; a set amount never leaves an instalment short. */
const taken = (facts: Facts): string => {
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

/** The notice before the first automatic payment: what the buyer chose, or else may choose. A change has no first payment ahead. */
const noticeInEnglish = ({ noticeWaived: waived, isChange }: Action): string => {
  if (waived)
    return 'You waive the ten calendar days’ notice before the first automatic payment. You still get notice of any change of amount.';
  if (isChange) return 'You get notice of any change of amount.';
  return `You get ten calendar days’ notice before the first automatic payment${waived === undefined ? ' unless you waive it' : ''}, and of any change of amount.`;
};

const noticeInFrench = ({ noticeWaived: waived, isChange }: Action): string => {
  if (waived)
    return 'Vous renoncez à l’avis de dix jours civils avant le premier prélèvement. Vous recevez toujours un avis avant tout changement de montant.';
  if (isChange) return 'Vous recevez un avis avant tout changement de montant.';
  return `Vous recevez un avis de dix jours civils avant le premier prélèvement${waived === undefined ? ', sauf si vous y renoncez,' : ''} et avant tout changement de montant.`;
};

/** What the loan is called: a split pay plan is one, and is not called so. */
const nounOf = ({ loan, locale }: Facts): string => {
  const isSplit = loan?.row.kind === 'SPLIT_PAY';
  if (languageOf(locale) === 'fr') return isSplit ? 'paiement fractionné' : 'prêt';
  return isSplit ? 'split pay plan' : 'loan';
};

/** Parts that depend on the state of the loan: when it starts, and what is already past due. */
const stateWords = (facts: Facts): readonly string[] => {
  const state = loanStateOf(facts);
  if (!state || facts.action?.isRecord) return [];
  const noun = nounOf(facts);
  const isFrench = languageOf(facts.locale) === 'fr';
  if (state.kind === 'not-approved')
    return isFrench
      ? [
          `Ce ${noun} n’est pas encore approuvé. Il commence dès son approbation, et rien n’est prélevé avant.`,
        ]
      : [
          `This ${noun} has not been approved yet. It starts once it is, and no payment is taken before then.`,
        ];
  if (state.kind === 'not-started') {
    const [start, first] = [state.startsOn, state.firstDueOn].map((day) => dateText(facts.locale, day));
    return isFrench
      ? [
          `Ce ${noun} n’a pas encore commencé : il commence le ${start}. Son premier paiement est exigible le ${first}, et rien n’est prélevé avant cette date.`,
        ]
      : [
          `This ${noun} has not started yet: it starts on ${start}. Its first payment is due on ${first}, and no payment is taken before that day.`,
        ];
  }
  if (!state.isLate) return [];
  return isFrench
    ? ['Le montant déjà en retard n’est pas couvert : payez-le séparément.']
    : ['What is past due already is not covered: pay it separately.'];
};

/** The consent to recurring payments, by what was chosen and by the state of the loan. */
export const autopayAuthorisation = (facts: Facts): readonly Section[] => {
  const lender = facts.tenant.name;
  const isCanadian = facts.tenant.country === 'CA';
  const action = facts.action ?? {};
  const noun = nounOf(facts);
  if (languageOf(facts.locale) === 'fr') {
    return [
      {
        paragraphs: [
          `En donnant votre accord, vous autorisez ${lender} à prélever ${taken(facts)}${action.method ? ` sur ${action.method}` : ''}, jusqu’à ce que le ${noun} soit remboursé ou que vous mettiez fin aux prélèvements automatiques.`,
          isCanadian
            ? `${noticeInFrench(action)} Vous pouvez annuler en tout temps, au plus tard trois jours ouvrables avant un prélèvement. Vous avez certains droits de recours si un débit n’est pas conforme à cet accord; votre institution financière vous renseigne à ce sujet.`
            : 'Lorsqu’un montant varie, vous recevez un avis dix jours avant le prélèvement. Vous pouvez arrêter un prélèvement jusqu’à trois jours ouvrables avant.',
          ...stateWords(facts),
        ],
      },
      loanFacts(facts),
    ];
  }
  return [
    {
      paragraphs: [
        `By agreeing, you authorize ${lender} to take ${taken(facts)}${action.method ? ` from ${action.method}` : ''}, until the ${noun} is paid or you turn autopay off.`,
        isCanadian
          ? `${noticeInEnglish(action)} You can cancel at any time, at the latest three business days before a payment is taken. You have certain recourse rights if a debit does not comply with this agreement; your financial institution can tell you more.`
          : 'Where an amount varies, you get ten days’ notice before the payment is taken. You can stop a payment up to three business days before it is taken.',
        ...stateWords(facts),
      ],
    },
    loanFacts(facts),
  ];
};

/** The record of a consent that was given with the purchase: there is nothing to agree to any more. */
export const checkoutAuthorisation = (facts: Facts): readonly Section[] => {
  const { loan, locale, tenant, action } = facts;
  const noun = nounOf(facts);
  const on = loan === undefined ? '' : dateText(locale, loan.row.order_placed_on);
  const method = action?.method;
  return [
    {
      paragraphs:
        languageOf(locale) === 'fr'
          ? [
              `À la caisse${on === '' ? '' : `, le ${on}`}, vous avez autorisé ${tenant.name} à prélever ${taken(facts)}${method ? ` sur ${method}` : ''}, jusqu’à ce que le ${noun} soit remboursé ou que vous mettiez fin aux prélèvements automatiques.`,
              'Ceci est la copie de cette autorisation : vous n’avez rien d’autre à accepter.',
            ]
          : [
              `At checkout${on === '' ? '' : ` on ${on}`}, you authorized ${tenant.name} to take ${taken(facts)}${method ? ` from ${method}` : ''}, until the ${noun} is paid or you turn autopay off.`,
              'This is the record of that authorization: there is nothing more for you to agree to.',
            ],
    },
    loanFacts(facts),
  ];
};
