export { ReadAcknowledgedDocument } from './read-acknowledged-document.ts';
export { ReadLoanDocument } from './read-loan-document.ts';
export { ReadStaticDocument } from './read-static-document.ts';
