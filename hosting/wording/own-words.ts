/** A message whose wording a tenant may change. */
export type OwnWord = {
  /** Placeholders that the wording must have, each at least once. */
  readonly arguments: readonly string[];
  /** Maximum number of characters, so that layouts do not break. */
  readonly most: number;
};

const sentence: OwnWord = { arguments: [], most: 160 };
const paragraph: OwnWord = { arguments: [], most: 320 };
const label: OwnWord = { arguments: [], most: 32 };
const title: OwnWord = { arguments: [], most: 60 };
const sent: OwnWord = { arguments: ['destination'], most: 160 };

/**
 * The messages whose wording a tenant may change, by id: greetings, explanations and names of the lender's
 * pages. Excludes legal and payment texts, and the accessible names of controls.
 */
export const OWN_WORDS: Readonly<Record<string, OwnWord>> = {
  'nav.loans': label,
  'nav.faq': label,
  'signIn.heading': title,
  'signIn.email.lead': sentence,
  'signIn.email.hint': sentence,
  'signIn.phone.lead': sentence,
  'signIn.phone.hint': sentence,
  'signIn.code.sent.email': sent,
  'signIn.code.sent.phone': sent,
  'signIn.code.troubleEmail': sentence,
  'signIn.code.troublePhone': sentence,
  'footer.legalTerms': label,
  'footer.privacy': label,
  'footer.accessibility': label,
  'loans.empty.title': title,
  'loans.empty.text': paragraph,
  'loans.closed.empty.title': title,
  'loans.closed.empty.text': paragraph,
  'today.contact': label,
  'blocked.title': title,
  'blocked.text': paragraph,
  'blocked.contact': label,
  'session.maintenance.heading': title,
  'session.maintenance.text': paragraph,
};
