import type { Locale } from '@member-portal/domain/locale';

/** The question whether to change to a language, in that language. */
interface OwnQuestion {
  readonly text: string;
  readonly yes: string;
  /** Keeps the language that the page is in, whichever that is. */
  readonly keep: string;
}

/**
 * What the change to each language is asked with besides the language of the page: who needs another language may not read
 * this one. It is the same in every language, so it is in no catalogue.
 */
export const ownQuestions: Readonly<Record<Locale, OwnQuestion>> = {
  'en-us': { text: 'Show the portal in English? You stay on this page.', yes: 'Yes, in English', keep: 'No' },
  'en-ca': { text: 'Show the portal in English? You stay on this page.', yes: 'Yes, in English', keep: 'No' },
  'fr-ca': {
    text: 'Afficher le portail en français ? Vous resterez sur cette page.',
    yes: 'Oui, en français',
    keep: 'Non',
  },
};
