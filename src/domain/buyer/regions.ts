/** Two-letter codes of states and territories that get mail within the United States (USPS Publication 28, appendix B). */
const UNITED_STATES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
).split(' ');

/** Two-letter codes of Canada's provinces and territories (Canada Post addressing guidelines). */
const CANADA: readonly string[] = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** States or provinces of a country, by their two-letter codes. */
export const regionsOf = (country: 'US' | 'CA'): readonly string[] =>
  country === 'US' ? UNITED_STATES : CANADA;
