export { createReadAcknowledgedDocument, ReadAcknowledgedDocument } from './read-acknowledged-document.ts';
export { createReadLoanDocument, ReadLoanDocument } from './read-loan-document.ts';
export { createReadStaticDocument, ReadStaticDocument } from './read-static-document.ts';
