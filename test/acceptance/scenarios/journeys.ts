/** The fourteen things that borrowers come to do, each by the name of the scenario that also asserts its analytics. */
export const journeys = {
  'sign in by SMS': 'a borrower signs in by mobile, typing number and code the way people do',
  'sign in by e-mail': 'a borrower signs in by e-mail and sees what they owe',
  mismatch: 'an address that nobody has behaves like one that somebody has, and ends in one mismatch',
  'loans and history':
    'loans and history: a borrower looks through a loan and keeps its due dates and its history',
  pay: 'a borrower pays another amount on a later day by card, and the loan shows it in progress',
  'pay off': 'a borrower pays a loan off on a later day by its quote, in en-us',
  'enrol in autopay': 'a borrower turns autopay on and is told what is drawn next',
  'manage and turn off autopay': 'a borrower turns autopay off and is told what will not be drawn any more',
  'edit e-mail':
    'a borrower changes their e-mail by a code to the new one, and signs in with it from then on',
  'edit mobile': 'a borrower changes their mobile by a code to the new one',
  'edit address': 'a borrower moves from the United States to Canada',
  'payment methods': 'a borrower adds a card, and then removes it',
  documents: 'documents: a borrower reads what they agreed to, in French on a phone',
  language: 'a borrower reads on in English, and the lender writes in it',
} as const;
