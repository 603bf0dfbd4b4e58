import type { Locale } from '../contract/wire-values.ts';

const isFrench = (locale: string): boolean => locale.startsWith('fr');

/** Words of a one-time code message. */
export const codeMessage = (locale: Locale | string, lender: string, code: string, minutes: number) =>
  isFrench(locale)
    ? {
        subject: `${code} est votre code ${lender}`,
        body: `${code} est votre code de connexion ${lender}. Il est valable ${minutes} minutes. Nous ne vous le demanderons jamais par téléphone : ne le donnez à personne.`,
      }
    : {
        subject: `${code} is your ${lender} code`,
        body: `${code} is your ${lender} sign-in code. It works for ${minutes} minutes. We never ask for it by phone: do not give it to anyone.`,
      };

/** Words of the notice that goes to the old address when an email or mobile changes. */
export const contactChangedMessage = (locale: string, lender: string, what: 'EMAIL' | 'PHONE') => {
  if (isFrench(locale)) {
    const thing = what === 'EMAIL' ? 'L’adresse courriel' : 'Le numéro de cellulaire';
    return {
      subject: `Vos coordonnées ${lender} ont changé`,
      body: `${thing} de votre compte ${lender} vient de changer. Si ce n’était pas vous, communiquez avec nous sans attendre.`,
    };
  }
  const thing = what === 'EMAIL' ? 'email address' : 'mobile number';
  return {
    subject: `Your ${lender} contact details changed`,
    body: `The ${thing} of your ${lender} account has just changed. If this was not you, contact us at once.`,
  };
};

/** Words of the record of an accepted payment. */
export const paymentMessage = (
  locale: string,
  lender: string,
  facts: {
    readonly amount: string;
    readonly merchant: string;
    readonly on: string;
    readonly confirmation: string;
  },
) =>
  isFrench(locale)
    ? {
        subject: `Nous avons reçu votre demande de paiement`,
        body: `${lender} a bien reçu votre demande de payer ${facts.amount} sur votre prêt ${facts.merchant} le ${facts.on}. Numéro de confirmation : ${facts.confirmation}.`,
      }
    : {
        subject: `We have your payment request`,
        body: `${lender} has your request to pay ${facts.amount} on your ${facts.merchant} loan on ${facts.on}. Confirmation number: ${facts.confirmation}.`,
      };
