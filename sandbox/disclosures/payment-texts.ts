import { actionWords } from './action-words.ts';
import type { Facts } from './facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

const paymentFacts = (facts: Facts): Section => {
  const { amount, on, method, confirmation } = actionWords(facts);
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
  const { amount, on, method } = actionWords(facts);
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
          'Le paiement compte dès sa date. Une carte est débitée à cette date; un compte bancaire l’est un jour ouvrable plus tard, le temps que les banques l’échangent. Un paiement demandé pour aujourd’hui est transmis aussitôt et ne peut plus être annulé. Un paiement planifié peut l’être jusqu’à la fin du jour ouvrable précédent, et ne prélève jamais plus que ce que vous devez encore à sa date.',
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
        'A payment counts from its date. A card is charged on that date; money leaves a bank account one business day later, which banks need to clear it. A payment for today is sent at once and cannot be cancelled any more. A payment for a later day can be cancelled until the end of the business day before it, and never takes more than you still owe on that day.',
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

/** Statuses of a request whose money is not booked yet. */
const IN_PROGRESS = ['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING'];

/** How far a payment is, in a sentence that holds for its status. */
const progress = ({ tenant: { name }, locale, action }: Facts): string => {
  const isFrench = languageOf(locale) === 'fr';
  const status = action?.status ?? 'PENDING';
  if (IN_PROGRESS.includes(status))
    return isFrench
      ? `${name} a reçu votre demande de paiement. Votre solde est à jour dès que la banque confirme.`
      : `${name} has your payment request. Your balance is updated once the bank confirms it.`;
  if (status === 'COMPLETED')
    return isFrench ? `${name} a reçu votre paiement.` : `${name} received your payment.`;
  return isFrench ? 'Ce paiement n’a pas été effectué.' : 'This payment was not completed.';
};

/** That a payment request was received, and what became of it. */
export const paymentConfirmation = (facts: Facts): readonly Section[] => [
  { paragraphs: [progress(facts)] },
  paymentFacts(facts),
];
