// Converts the core's values to the contract's formats. Throws on unexpected values: a 502 is better than a wrong amount.

/** `157.98` as whole cents, without floating point. */
export const moneyOf = (text) => {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  if (whole === '') throw new Error('not an amount');
  return { amount: Number(`${sign}${whole}${cents}`), currency: 'USD' };
};

/** Whole cents as `157.98`. */
export const decimalOf = ({ amount }) =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** `11/16/2026` as `2026-11-16`: a day without a time. */
export const dayOf = (text) => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year === undefined) throw new Error('not a day');
  return `${year}-${month}-${day}`;
};

/** `2026-11-16` as `11/16/2026`. */
export const americanDayOf = (day) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
