import {
  ReadAcknowledgedDocument,
  ReadLoanDocument,
  ReadStaticDocument,
} from '@member-portal/application/disclosures';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import { useService } from '../../services/ServicesProvider.tsx';
import { MinimalLayout } from '../../shell/MinimalLayout.tsx';
import { SignedInLayout } from '../../shell/SignedInLayout.tsx';
import { usePageVisit } from '../../telemetry/use-page-visit.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

/** A signed-in page alone, without header or footer (specification, section 2: disclosure pages). */
export const DisclosureLayout = () => (
  <MinimalLayout>
    <SignedInLayout />
  </MinimalLayout>
);

/** A document of a loan. What the address names is only known to be one once it was read. */
export const LoanDocumentPage = () => {
  const { loanId = '', viewType = '' } = useParams({ strict: false });
  const read = useService(ReadLoanDocument);
  return (
    <DocumentScreen
      key={`${loanId} ${viewType}`}
      kind={viewType}
      read={(as, signal) => read({ loanId: loanId as LoanId, viewType, ...as }, signal)}
    />
  );
};

/** What a buyer accepted with one payment or enrolment. */
export const AcknowledgedDocumentPage = () => {
  const { viewType = '', targetId = '' } = useParams({ strict: false });
  const read = useService(ReadAcknowledgedDocument);
  return (
    <DocumentScreen
      key={`${viewType} ${targetId}`}
      kind={viewType}
      read={(as, signal) => read({ targetId, viewType, ...as }, signal)}
    />
  );
};

const Terms = ({ kind }: { readonly kind: 'payment-full-terms' | 'verification-service' }) => {
  usePageVisit('terms and conditions');
  const read = useService(ReadStaticDocument);
  return <DocumentScreen kind={kind} read={(as, signal) => read({ kind, ...as }, signal)} />;
};

/** The full terms of payments. */
export const PaymentFullTermsPage = () => <Terms kind="payment-full-terms" />;

/** The bank's terms and conditions for the verification service. */
export const VerificationServicePage = () => <Terms kind="verification-service" />;
