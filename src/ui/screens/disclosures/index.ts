export { AcknowledgedDocumentPage } from './AcknowledgedDocumentPage.tsx';
export { DisclosureLayout } from './DisclosureLayout.tsx';
export { LoanDocumentPage } from './LoanDocumentPage.tsx';
export { PaymentFullTermsPage, VerificationServicePage } from './TermsPage.tsx';
