// Choosing a locale, and formatting and parsing amounts in it. French amounts use no-break spaces.
import {
  acceptLocale,
  firstLocale,
  footerLanguageOf,
  formatMoney,
  parseAmount,
} from '@member-portal/domain/locale';
import { known } from '../known.ts';

const configured = ['en-ca', 'fr-ca'] as const;
console.log(
  firstLocale({ remembered: undefined, preferences: ['fr-FR', 'en'], configured, fallback: 'en-ca' }),
); // -> fr-ca
console.log(acceptLocale('en-us', configured).isErr()); // -> true
console.log(known(footerLanguageOf('fr-ca'))); // -> fr

const amount = known(parseAmount('1 234,5 $', 'fr-ca', 'CAD'));
console.log(amount.cents); // -> 123450
console.log(formatMoney(amount, 'fr-ca'), formatMoney(amount, 'en-ca')); // -> 1 234,50 $ $1,234.50

// Ambiguous between two conventions: refuse it instead of guessing an amount.
console.log(parseAmount('1.234', 'fr-ca', 'CAD').mapErr(({ kind }) => kind)); // -> Err { error: 'amount-ambiguous' }
