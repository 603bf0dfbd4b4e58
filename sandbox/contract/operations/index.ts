import {
  loginOperation,
  logoutOperation,
  refreshOperation,
  sendCodeOperation,
  verifyCodeOperation,
} from './auth-operations.ts';
import { enrolOperation, turnOffOperation } from './autopay-operations.ts';
import { readBuyerOperation, saveBuyerOperation, saveContactOperation } from './buyer-operations.ts';
import {
  agreementDocumentOperation,
  prepareDocumentOperation,
  staticDocumentOperation,
  targetDocumentOperation,
} from './disclosure-operations.ts';
import { allFlagsOperation, oneFlagOperation } from './flag-operations.ts';
import { deleteMethodOperation, listMethodsOperation, openSessionOperation } from './gateway-operations.ts';
import { cancelPaymentOperation, makePaymentOperation } from './payment-operations.ts';
import {
  listAgreementsOperation,
  readAgreementOperation,
  readHistoryOperation,
} from './servicing-operations.ts';

/** Every call of the platform's contract. */
export const PLATFORM_OPERATIONS = [
  sendCodeOperation,
  loginOperation,
  verifyCodeOperation,
  refreshOperation,
  logoutOperation,
  readBuyerOperation,
  saveBuyerOperation,
  saveContactOperation,
  listAgreementsOperation,
  readAgreementOperation,
  readHistoryOperation,
  makePaymentOperation,
  cancelPaymentOperation,
  enrolOperation,
  turnOffOperation,
  prepareDocumentOperation,
  agreementDocumentOperation,
  targetDocumentOperation,
  staticDocumentOperation,
  allFlagsOperation,
  oneFlagOperation,
] as const;

/** Every call of the payment gateway's contract. */
export const GATEWAY_OPERATIONS = [
  listMethodsOperation,
  deleteMethodOperation,
  openSessionOperation,
] as const;
