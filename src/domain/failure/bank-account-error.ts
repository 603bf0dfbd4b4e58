/** What can be wrong with a bank account that a buyer adds (specification, section 5). */
export const BANK_ACCOUNT_ERRORS = [
  'blockedBankAccount',
  'genericError',
  'invalidBankAccount',
  'invalidRoutingNumber',
  'invalidAccountNumber',
  'invalidAccountType',
  'duplicateBankAccount',
] as const;
export type BankAccountError = (typeof BANK_ACCOUNT_ERRORS)[number];
