/** How many mismatches of e-mail and mobile lead to the lender's contact. */
export const MISMATCHES_BEFORE_CONTACT = 3;

/** Whether a buyer with this many mismatches is shown the lender's contact. */
export const showsContact = (mismatches: number): boolean => mismatches >= MISMATCHES_BEFORE_CONTACT;
