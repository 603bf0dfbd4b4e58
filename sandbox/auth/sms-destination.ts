/** Calling code of the United States and Canada, where the lenders are. */
export const HOME_CALLING_CODE = '1';

/** Calling codes of two digits (ITU-T E.164); those with 1 and 7 have one digit, all others three. */
const TWO_DIGITS: ReadonlySet<string> = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

/** Countries and territories that share +1 but not its prices (North American Numbering Plan). */
const OTHER_COUNTRIES_OF_1 =
  /^1(242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/;

/** Satellite networks, and numbers that no country runs: international premium, shared-cost, freephone and personal. */
const BEYOND_COUNTRIES = /^(800|808|870|875|876|877|878|879|881|882|883|888|979|991|999)/;

/**
 * Within +1: premium (900, exchange 976), personal (5XX), Canadian non-geographic and satellite (6XX in one digit),
 * interexchange (700), government (710) and toll-free numbers. None of them is somebody's mobile.
 */
const REFUSED_IN_1 =
  /^1(900|976|\d{3}976|500|5(2[1-9]|33|44|66|77|88)|600|622|633|644|655|677|688|700|710|8(00|33|44|55|66|77|88|80|81|82))/;

/** Premium, personal and satellite ranges of national plans that SMS fraud is known to use. */
const REFUSED_ELSEWHERE =
  /^(44(70|9|87)|33(89|8[12])|49(900|137|138)|39(89|16)|34(80[367])|61(19|147)|7(954|80[39])|52900|81990|41(90)|43(9[03])|32(90)|31(90))/;

/** Where an SMS would go: a country by its calling code (with its area code where it shares +1), or nowhere. */
export type SmsDestination =
  | { readonly kind: 'country'; readonly country: string }
  /** Premium, satellite and other ranges that earn their operator money for each message. */
  | { readonly kind: 'refused' };

/** The destination of an E.164 number (ITU-T list of assigned country codes; NANPA). */
export const smsDestination = (phone: string): SmsDestination => {
  const digits = phone.replace(/^\+/, '');
  if ([BEYOND_COUNTRIES, REFUSED_IN_1, REFUSED_ELSEWHERE].some((range) => range.test(digits))) {
    return { kind: 'refused' };
  }
  const territory = OTHER_COUNTRIES_OF_1.exec(digits)?.[0];
  if (territory !== undefined) return { kind: 'country', country: territory };
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.has(digits.slice(0, 2)) ? 2 : 3;
  return { kind: 'country', country: digits.slice(0, length) };
};
