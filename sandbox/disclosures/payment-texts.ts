import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import { dateText } from '../inbox/local-format.ts';
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
        ['Date du paiement', on],
        ['Mode de paiement', method],
        ['Numéro de confirmation', confirmation],
      ]
    : [
        ['Agreement', number],
        ['Merchant', merchant],
        ['Amount', amount],
        ['Payment date', on],
        ['Payment method', method],
        ['Confirmation number', confirmation],
      ];
  return { facts: rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])) };
};

/** The day on which the money of an action's payment leaves, and the last one on which it can be cancelled. */
const daysOf = ({ action, tenant, locale, today }: Facts) => {
  const on = action?.on ?? today;
  const { country } = tenant;
  const sentOn = businessDayFrom(on, country);
  const leavesOn = addBusinessDays(sentOn, 1, country);
  const cancelBy = addBusinessDays(on, -1, country);
  return {
    isOpen: sentOn === on,
    leavesOn: dateText(locale, leavesOn),
    cancelBy: on > today && cancelBy >= today ? dateText(locale, cancelBy) : undefined,
  };
};

const leavesInEnglish = (facts: Facts): string => {
  const { isOpen, leavesOn } = daysOf(facts);
  const { methodType } = facts.action ?? {};
  if (methodType === undefined)
    return 'A card is charged on that day. Money leaves a bank account one business day later; a payment of a weekend or a bank holiday is sent to the bank on the next business day first.';
  if (methodType !== 'BANK_ACCOUNT') return 'Your card is charged on that day.';
  return isOpen
    ? `The money leaves your bank account one business day later, on ${leavesOn}.`
    : `Banks are closed on that day. We send the payment on the next business day, and the money leaves your bank account one business day after that, on ${leavesOn}.`;
};

const leavesInFrench = (facts: Facts): string => {
  const { isOpen, leavesOn } = daysOf(facts);
  const { methodType } = facts.action ?? {};
  if (methodType === undefined)
    return 'Une carte est débitée ce jour-là. Un compte bancaire l’est un jour ouvrable plus tard ; un paiement daté d’une fin de semaine ou d’un jour férié est d’abord transmis à la banque le jour ouvrable suivant.';
  if (methodType !== 'BANK_ACCOUNT') return 'Votre carte est débitée ce jour-là.';
  return isOpen
    ? `Votre compte bancaire est débité un jour ouvrable plus tard, le ${leavesOn}.`
    : `Les banques sont fermées ce jour-là. Nous transmettons le paiement le jour ouvrable suivant, et votre compte bancaire est débité un jour ouvrable après, le ${leavesOn}.`;
};

const cancellingInEnglish = (facts: Facts): string => {
  const { cancelBy } = daysOf(facts);
  // A record is read on any later day, and says nothing about what can be done today.
  if (facts.action?.isRecord) return '';
  return cancelBy === undefined
    ? ' You cannot cancel this payment once you agree.'
    : ` You can cancel this payment until the end of ${cancelBy}. It never takes more than you still owe on its day.`;
};

const cancellingInFrench = (facts: Facts): string => {
  const { cancelBy } = daysOf(facts);
  // A record is read on any later day, and says nothing about what can be done today.
  if (facts.action?.isRecord) return '';
  return cancelBy === undefined
    ? ' Vous ne pouvez plus annuler ce paiement une fois votre accord donné.'
    : ` Vous pouvez annuler ce paiement jusqu’à la fin du ${cancelBy}. Il ne prélève jamais plus que ce que vous devez encore à sa date.`;
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
          `Le paiement compte comme fait le ${on}. ${leavesInFrench(facts)}${cancellingInFrench(facts)}`,
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
        `By agreeing, you authorize ${lender} to take ${amount ?? 'the amount below'} once, for a payment dated ${on}${method ? `, from ${method}` : ''}.`,
      ],
    },
    paymentFacts(facts),
    {
      paragraphs: [
        `The payment counts as paid on ${on}. ${leavesInEnglish(facts)}${cancellingInEnglish(facts)}`,
        `If your bank refuses the payment, ${lender} tells you and the amount stays due. Your bank may charge you a fee.`,
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
