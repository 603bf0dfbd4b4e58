import type { MethodError } from '../../contract/gateway-session.ts';

/** Every word of the hosted pages but the errors. */
const ENGLISH = {
  addTitle: 'Add a payment method',
  card: 'Card',
  bankAccount: 'Bank account',
  kinds: 'Type of payment method',
  holder: 'Name on the account',
  cardHolder: 'Name on the card',
  cardNumber: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  securityCode: 'Security code',
  routing: 'Routing number (9 digits)',
  institution: 'Institution number (3 digits)',
  transit: 'Transit number (5 digits)',
  account: 'Account number',
  accountType: 'Type of account',
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
  add: 'Add',
  cancel: 'Cancel',
  required: 'Fill this in.',
  fictional: 'This is a fictional gateway: use made-up numbers only.',
  connectTitle: 'Connect a bank account',
  terms:
    'With your consent the verification service signs in at your bank and reads the number and holder of one account. Your lender gets only the holder, the bank’s name and the last four digits. The service does not keep your password.',
  termsLink: 'The whole terms',
  agree: 'Agree and go on',
  pick: 'Choose your bank',
  signInAt: 'Sign in at',
  user: 'User name',
  password: 'Password',
  signIn: 'Sign in',
  otherBank: 'Another bank',
  refused: 'The bank does not know this user name and password.',
  done: 'Your payment method was added.',
  stopped: 'Nothing was added.',
  gone: 'This page has expired. Close it and begin again.',
};

/** A word of the hosted pages. */
export type Texts = Readonly<typeof ENGLISH>;

const FRENCH: Texts = {
  addTitle: 'Ajouter un mode de paiement',
  card: 'Carte',
  bankAccount: 'Compte bancaire',
  kinds: 'Type de mode de paiement',
  holder: 'Nom du titulaire du compte',
  cardHolder: 'Nom figurant sur la carte',
  cardNumber: 'Numéro de carte',
  expiry: 'Date d’expiration (MM/AA)',
  securityCode: 'Code de sécurité',
  routing: 'Numéro d’acheminement (9 chiffres)',
  institution: 'Numéro d’institution (3 chiffres)',
  transit: 'Numéro de transit (5 chiffres)',
  account: 'Numéro de compte',
  accountType: 'Type de compte',
  CHECKING: 'Chèques',
  SAVINGS: 'Épargne',
  add: 'Ajouter',
  cancel: 'Annuler',
  required: 'Remplissez ce champ.',
  fictional: 'Cette passerelle est fictive\u00a0: n’utilisez que des numéros inventés.',
  connectTitle: 'Associer un compte bancaire',
  terms:
    'Avec votre consentement, le service de vérification ouvre une session à votre banque et lit le numéro et le titulaire d’un compte. Votre prêteur ne reçoit que le nom du titulaire, celui de la banque et les quatre derniers chiffres. Le service ne conserve pas votre mot de passe.',
  termsLink: 'Les conditions complètes',
  agree: 'Accepter et continuer',
  pick: 'Choisissez votre banque',
  signInAt: 'Ouvrir une session\u00a0:',
  user: 'Nom d’utilisateur',
  password: 'Mot de passe',
  signIn: 'Ouvrir une session',
  otherBank: 'Une autre banque',
  refused: 'La banque ne reconnaît pas ce nom d’utilisateur et ce mot de passe.',
  done: 'Votre mode de paiement a été ajouté.',
  stopped: 'Rien n’a été ajouté.',
  gone: 'Cette page a expiré. Fermez-la et recommencez.',
};

/** The words of a locale. In Canada a checking account is written as there. */
export const textsOf = (locale: string): Texts => {
  if (locale.startsWith('fr')) return FRENCH;
  return locale === 'en-ca' ? { ...ENGLISH, CHECKING: 'Chequing' } : ENGLISH;
};

const ERRORS: Readonly<Record<MethodError, readonly [english: string, french: string]>> = {
  blockedBankAccount: ['This account cannot be used here.', 'Ce compte ne peut pas être utilisé ici.'],
  genericError: ['Something went wrong. Try again.', 'Une erreur s’est produite. Réessayez.'],
  invalidBankAccount: ['The bank does not know this account.', 'La banque ne connaît pas ce compte.'],
  invalidRoutingNumber: ['Check the number of the bank.', 'Vérifiez le numéro de la banque.'],
  invalidAccountNumber: ['Check the account number.', 'Vérifiez le numéro de compte.'],
  invalidAccountType: ['Choose the type that this account has.', 'Choisissez le type de ce compte.'],
  duplicateBankAccount: ['You have added this account already.', 'Vous avez déjà ajouté ce compte.'],
  invalidCardNumber: ['Check the card number.', 'Vérifiez le numéro de carte.'],
  invalidExpiry: ['Check the expiry date.', 'Vérifiez la date d’expiration.'],
  invalidSecurityCode: ['Check the security code.', 'Vérifiez le code de sécurité.'],
  creditCardNotAccepted: ['Credit cards are not accepted.', 'Les cartes de crédit ne sont pas acceptées.'],
  cardDeclined: ['The bank declined this card.', 'La banque a refusé cette carte.'],
  duplicateCard: ['You have added this card already.', 'Vous avez déjà ajouté cette carte.'],
};

/** An error in a locale. */
export const errorText = (locale: string, error: MethodError): string =>
  ERRORS[error][locale.startsWith('fr') ? 1 : 0];
