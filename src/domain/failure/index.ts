export { BANK_ACCOUNT_ERRORS, type BankAccountError } from './bank-account-error.ts';
export {
  mayHaveBeenApplied,
  type RequestFailure,
  requestFailureOfStatus,
  statusFailureMessage,
} from './request-failure.ts';
