export { BANK_ACCOUNT_ERRORS, type BankAccountError } from './bank-account-error.ts';
export { mayHaveBeenApplied, type RequestFailure, requestFailureOfStatus } from './request-failure.ts';
