import { ReadStaticDocument } from '@member-portal/application/disclosures';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageVisit } from '../../telemetry/use-page-visit.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

const Terms = ({ kind }: { readonly kind: 'payment-full-terms' | 'verification-service' }) => {
  usePageVisit('terms and conditions');
  const { locale } = useIntl();
  const readDocument = useService(ReadStaticDocument);
  return (
    <DocumentScreen kind={kind} read={(format, signal) => readDocument({ kind, locale, format }, signal)} />
  );
};

/** The full terms of payments. */
export const PaymentFullTermsPage = () => <Terms kind="payment-full-terms" />;

/** The bank's terms and conditions for the verification service. */
export const VerificationServicePage = () => <Terms kind="verification-service" />;
