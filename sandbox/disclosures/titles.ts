import type { DocumentKind } from '../contract/document.ts';

export type Language = 'en' | 'fr';

/** One title for every plan: the code in its kind has no unit, and means nothing to a borrower. */
const HARDSHIP = { en: 'Hardship plan confirmation', fr: 'Confirmation de l’entente d’aide' };

/** Titles of every kind of document. */
const TITLES: Readonly<Record<DocumentKind, Readonly<Record<Language, string>>>> = {
  'loan-agreement': { en: 'Loan agreement', fr: 'Contrat de prêt' },
  'loan-agreement-sp': { en: 'Split pay agreement', fr: 'Contrat de paiement fractionné' },
  'cob-activation': { en: 'Cost of borrowing at activation', fr: 'Coût d’emprunt à l’activation' },
  'cob-maintenance': { en: 'Cost of borrowing, updated', fr: 'Coût d’emprunt, mise à jour' },
  cob: { en: 'Cost of borrowing', fr: 'Coût d’emprunt' },
  'one-time': { en: 'One-time payment authorization', fr: 'Autorisation de paiement unique' },
  'auto-enroll': { en: 'Autopay authorization', fr: 'Autorisation de prélèvements automatiques' },
  'auto-enroll-sp': {
    en: 'Autopay authorization, split pay',
    fr: 'Autorisation de prélèvements automatiques, paiement fractionné',
  },
  'auto-enroll-pending': {
    en: 'Autopay authorization for a loan that has not started',
    fr: 'Autorisation de prélèvements automatiques pour un prêt qui n’a pas commencé',
  },
  'auto-enroll-past-due': {
    en: 'Autopay authorization with an amount past due',
    fr: 'Autorisation de prélèvements automatiques avec un montant en retard',
  },
  'auto-enroll-past-due-sp': {
    en: 'Autopay authorization with an amount past due, split pay',
    fr: 'Autorisation de prélèvements automatiques avec un montant en retard, paiement fractionné',
  },
  'scheduled-payment': { en: 'Scheduled payment authorization', fr: 'Autorisation de paiement prévu' },
  tila: { en: 'Truth in Lending disclosure', fr: 'Déclaration du coût du crédit' },
  'credit-score-notice': { en: 'Credit score notice', fr: 'Avis sur la cote de crédit' },
  'payment-full-terms': { en: 'Payment terms', fr: 'Modalités de paiement' },
  'copy-of-authorization': { en: 'Copy of your authorization', fr: 'Copie de votre autorisation' },
  'copy-of-authorization-sp': {
    en: 'Copy of your authorization, split pay',
    fr: 'Copie de votre autorisation, paiement fractionné',
  },
  'terms-of-use': { en: 'Terms of use', fr: 'Conditions d’utilisation' },
  'privacy-policy-choices': { en: 'Privacy policy and choices', fr: 'Politique de confidentialité et choix' },
  'checkout-auto-enroll-sp': {
    en: 'Autopay authorization at checkout, split pay',
    fr: 'Autorisation de prélèvements automatiques à la caisse, paiement fractionné',
  },
  'hardship-confirm-0': HARDSHIP,
  'hardship-confirm-29': HARDSHIP,
  'hardship-confirm-59': HARDSHIP,
  'verification-service': {
    en: 'Terms of the bank verification service',
    fr: 'Conditions du service de vérification bancaire',
  },
  poa: { en: 'Power of attorney', fr: 'Procuration' },
  'payment-confirm': { en: 'Payment confirmation', fr: 'Confirmation de paiement' },
};

/** The language that a locale's documents are written in. */
export const languageOf = (locale: string): Language => (locale.startsWith('fr') ? 'fr' : 'en');

export const titleOf = (kind: DocumentKind, locale: string): string => TITLES[kind][languageOf(locale)];
