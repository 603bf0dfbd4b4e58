/** How many mismatches of e-mail and mobile lead to the lender's contact. */
export const MISMATCHES_BEFORE_CONTACT = 3;

/** Whether a buyer whose e-mail and mobile did not match so often is shown whom to ask. */
export const showsContact = (mismatches: number): boolean => mismatches >= MISMATCHES_BEFORE_CONTACT;
