import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import { dateText } from '../inbox/local-format.ts';
import { actionWords } from './action-words.ts';
import type { Facts } from './facts.ts';
import type { Section } from './markup.ts';
import { type Language, languageOf } from './titles.ts';

/** A method on a line of its own: "Carte Visa", where a sentence has "votre carte Visa". */
const alone = (method: string): string =>
  method.replace(/^(?:votre|your) (\p{L})/u, (_, first: string) => first.toUpperCase());

const paymentFacts = (facts: Facts): Section => {
  const { amount, on, method: named, confirmation } = actionWords(facts);
  const method = named === undefined ? undefined : alone(named);
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

/** When the money of a payment leaves, and until when it can be cancelled. The days are written in the same language. */
interface LeavingWords {
  /** Where no method is named. */
  readonly anyMethod: string;
  readonly card: string;
  readonly account: (leavesOn: string) => string;
  /** Of a payment dated on a day when banks are closed. */
  readonly accountOnClosedDay: (leavesOn: string) => string;
  readonly final: string;
  readonly cancellable: (cancelBy: string) => string;
}

const LEAVING: Readonly<Record<Language, LeavingWords>> = {
  en: {
    anyMethod:
      'A card is charged on that day. Money leaves a bank account one business day later; a payment of a weekend or a bank holiday is sent to the bank on the next business day first.',
    card: 'Your card is charged on that day.',
    account: (leavesOn) => `The money leaves your bank account one business day later, on ${leavesOn}.`,
    accountOnClosedDay: (leavesOn) =>
      `Banks are closed on that day. We send the payment on the next business day, and the money leaves your bank account one business day after that, on ${leavesOn}.`,
    final: 'You cannot cancel this payment once you agree.',
    cancellable: (cancelBy) =>
      `You can cancel this payment until the end of ${cancelBy}. It never takes more than you still owe on its day.`,
  },
  fr: {
    anyMethod:
      'Une carte est débitée ce jour-là. Un compte bancaire l’est un jour ouvrable plus tard ; un paiement daté d’une fin de semaine ou d’un jour férié est d’abord transmis à la banque le jour ouvrable suivant.',
    card: 'Votre carte est débitée ce jour-là.',
    account: (leavesOn) => `Votre compte bancaire est débité un jour ouvrable plus tard, le ${leavesOn}.`,
    accountOnClosedDay: (leavesOn) =>
      `Les banques sont fermées ce jour-là. Nous transmettons le paiement le jour ouvrable suivant, et votre compte bancaire est débité un jour ouvrable après, le ${leavesOn}.`,
    final: 'Vous ne pouvez plus annuler ce paiement une fois votre accord donné.',
    cancellable: (cancelBy) =>
      `Vous pouvez annuler ce paiement jusqu’à la fin du ${cancelBy}. Il ne prélève jamais plus que ce que vous devez encore à sa date.`,
  },
};

/** When the money of the action's payment leaves, in a sentence. */
const leaving = ({ action, tenant: { country }, locale, today }: Facts): string => {
  const words = LEAVING[languageOf(locale)];
  if (action?.methodType === undefined) return words.anyMethod;
  if (action.methodType !== 'BANK_ACCOUNT') return words.card;
  const on = action.on ?? today;
  const sentOn = businessDayFrom(on, country);
  const leavesOn = dateText(locale, addBusinessDays(sentOn, 1, country));
  return sentOn === on ? words.account(leavesOn) : words.accountOnClosedDay(leavesOn);
};

/** Until when the action's payment can be cancelled, in sentences. */
const cancelling = ({ action, tenant: { country }, locale, today }: Facts): string => {
  const words = LEAVING[languageOf(locale)];
  const on = action?.on ?? today;
  const cancelBy = addBusinessDays(on, -1, country);
  return on > today && cancelBy >= today ? words.cancellable(dateText(locale, cancelBy)) : words.final;
};

/** What happens to the payment after the consent. */
const afterConsent = (facts: Facts): string =>
  // A record may be read on any later day, so it does not say what can be done today.
  facts.action?.isRecord ? leaving(facts) : `${leaving(facts)} ${cancelling(facts)}`;

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
          `Le paiement compte comme fait le ${on}. ${afterConsent(facts)}`,
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
        `The payment counts as paid on ${on}. ${afterConsent(facts)}`,
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
