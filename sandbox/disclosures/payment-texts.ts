import { dateText, moneyText } from '../inbox/local-format.ts';
import type { Facts } from './facts.ts';
import { loanFacts } from './loan-facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const words = ({ action, locale, tenant, today }: Facts) => {
  const amount =
    action?.cents === undefined
      ? undefined
      : moneyText(locale, { amount: action.cents, currency: tenant.currency });
  return {
    amount,
    on: dateText(locale, action?.on ?? today),
    method: action?.method,
    confirmation: action?.confirmation,
  };
};

const paymentFacts = (facts: Facts): Section => {
  const { amount, on, method, confirmation } = words(facts);
  const isFrench = languageOf(facts.locale) === 'fr';
  const merchant = facts.loan?.row.merchant_name;
  const number = facts.loan?.row.number;
  const rows: readonly (readonly [string, string | undefined])[] = isFrench
    ? [
        ['Contrat', number],
        ['Commerçant', merchant],
        ['Montant', amount],
        ['Date', on],
        ['Mode de paiement', method],
        ['Numéro de confirmation', confirmation],
      ]
    : [
        ['Agreement', number],
        ['Merchant', merchant],
        ['Amount', amount],
        ['Date', on],
        ['Payment method', method],
        ['Confirmation number', confirmation],
      ];
  return { facts: rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])) };
};

/** The consent to one payment. */
export const oneTimeAuthorisation = (facts: Facts): readonly Section[] => {
  const { amount, on, method } = words(facts);
  const lender = facts.tenant.name;
  if (languageOf(facts.locale) === 'fr') {
    return [
      {
        paragraphs: [
          `En donnant votre accord, vous autorisez ${lender} à prélever une seule fois ${amount ?? 'le montant ci-dessous'}, pour un paiement daté du ${on}${method ? `, sur ${method}` : ''}.`,
        ],
      },
      paymentFacts(facts),
      {
        paragraphs: [
          'Le paiement compte dès sa date. Une carte est débitée à cette date ; un compte bancaire l’est un jour ouvrable plus tard, le temps que les banques l’échangent. Un paiement demandé pour aujourd’hui est transmis aussitôt et ne peut plus être annulé. Un paiement planifié peut l’être jusqu’à la fin du jour ouvrable précédent.',
          `Si votre banque refuse le prélèvement, ${lender} vous en avise et le montant reste dû. Votre banque peut exiger des frais.`,
          'Le paiement couvre d’abord les frais, puis les intérêts courus, puis le capital.',
          'Cette autorisation vaut pour ce paiement seulement. Conservez-en une copie : elle reste aussi dans les documents de votre prêt.',
        ],
      },
    ];
  }
  return [
    {
      paragraphs: [
        `By agreeing, you authorize ${lender} to draw ${amount ?? 'the amount below'} once, for a payment dated ${on}${method ? `, from ${method}` : ''}.`,
      ],
    },
    paymentFacts(facts),
    {
      paragraphs: [
        'A payment counts from its date. A card is charged on that date; money leaves a bank account one business day later, which banks need to clear it. A payment for today is sent at once and cannot be cancelled any more. A payment for a later day can be cancelled until the end of the business day before it.',
        `If your bank refuses the draw, ${lender} tells you and the amount stays due. Your bank may charge you a fee.`,
        'A payment goes to fees first, then to accrued interest, then to principal.',
        'This authorization is for this payment only. Keep a copy: it also stays among the documents of your loan.',
      ],
    },
  ];
};

/** What was authorised, as a record. */
export const authorisationCopy = (facts: Facts): readonly Section[] => [
  {
    paragraphs: [
      languageOf(facts.locale) === 'fr'
        ? `Voici l’autorisation que vous avez donnée à ${facts.tenant.name}.`
        : `This is the authorization that you gave to ${facts.tenant.name}.`,
    ],
  },
  paymentFacts(facts),
];

/** That a payment request was received. */
export const paymentConfirmation = (facts: Facts): readonly Section[] => [
  {
    paragraphs: [
      languageOf(facts.locale) === 'fr'
        ? `${facts.tenant.name} a reçu votre demande de paiement. Votre relevé est à jour dès que la banque confirme.`
        : `${facts.tenant.name} has your payment request. Your balance is updated once the bank confirms it.`,
    ],
  },
  paymentFacts(facts),
];

/** What is drawn and when, by what the buyer chose; a set amount never leaves an instalment short. */
const drawn = (facts: Facts): string => {
  const { amount } = words(facts);
  const isFrench = languageOf(facts.locale) === 'fr';
  const type = facts.action?.amountType ?? (amount === undefined ? 'INSTALLMENT' : 'OTHER');
  if (type === 'INSTALLMENT')
    return isFrench ? 'chaque versement à son échéance' : 'each instalment when it falls due';
  if (type === 'OTHER' && amount !== undefined)
    return isFrench
      ? `${amount} à chaque échéance, ou le versement s’il est plus élevé,`
      : `${amount} on each due day, or the instalment where that is more,`;
  return isFrench
    ? 'tout le solde impayé à la prochaine échéance'
    : 'the whole outstanding balance on the next due day';
};

/** The notice before a first draw, as the buyer chose; without a choice, what a buyer may choose. */
const noticeInEnglish = (waived: boolean | undefined): string =>
  waived
    ? 'You waive the ten calendar days’ notice of the first draw. You still get notice of any change of amount.'
    : `You get ten calendar days’ notice of the first draw${waived === undefined ? ' unless you waive it' : ''}, and of any change of amount.`;

const noticeInFrench = (waived: boolean | undefined): string =>
  waived
    ? 'Vous renoncez à l’avis de dix jours civils avant le premier prélèvement. Vous recevez toujours un avis avant tout changement de montant.'
    : `Vous recevez un avis de dix jours civils avant le premier prélèvement${waived === undefined ? ', sauf si vous y renoncez,' : ''} et avant tout changement de montant.`;

/** The consent to recurring payments; `late` and `pending` add what that state changes. */
export const autopayAuthorisation = (
  facts: Facts,
  { late = false, pending = false }: { readonly late?: boolean; readonly pending?: boolean } = {},
): readonly Section[] => {
  const lender = facts.tenant.name;
  const isCanadian = facts.tenant.country === 'CA';
  const waived = facts.action?.noticeWaived;
  if (languageOf(facts.locale) === 'fr') {
    return [
      {
        paragraphs: [
          `En donnant votre accord, vous autorisez ${lender} à prélever ${drawn(facts)}${facts.action?.method ? ` sur ${facts.action.method}` : ''}, jusqu’à ce que le prêt soit remboursé ou que vous mettiez fin aux paiements automatiques.`,
          isCanadian
            ? `${noticeInFrench(waived)} Vous pouvez annuler en tout temps, au plus tard trois jours ouvrables avant un prélèvement. Vous avez certains droits de recours si un débit n’est pas conforme à cet accord ; votre institution financière vous renseigne à ce sujet.`
            : 'Lorsqu’un montant varie, vous recevez un avis dix jours avant le prélèvement. Vous pouvez arrêter un prélèvement jusqu’à trois jours ouvrables avant.',
          ...(late ? ['Le montant déjà en retard n’est pas couvert : payez-le séparément.'] : []),
          ...(pending
            ? ['Un paiement est déjà en cours ; il n’est pas remplacé par les paiements automatiques.']
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
          ? `${noticeInEnglish(waived)} You can cancel at any time, at the latest three business days before a draw. You have certain recourse rights if a debit does not comply with this agreement; your financial institution can tell you more.`
          : 'Where an amount varies, you get ten days’ notice before the draw. You can stop a draw up to three business days before it.',
        ...(late ? ['What is past due already is not covered: pay it separately.'] : []),
        ...(pending ? ['A payment is under way already; autopay does not replace it.'] : []),
      ],
    },
    loanFacts(facts),
  ];
};
