import { ReadAcknowledgedDocument } from '@member-portal/application/disclosures';
import { useParams } from '@tanstack/react-router';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';

/** What a buyer accepted with one payment or enrolment. */
export const AcknowledgedDocumentPage = () => {
  const { viewType = '', targetId = '' } = useParams({ strict: false });
  const { locale } = useIntl();
  const readDocument = useService(ReadAcknowledgedDocument);
  return (
    <DocumentScreen
      key={`${viewType} ${targetId}`}
      kind={viewType}
      read={(format, signal) => readDocument({ targetId, viewType, locale, format }, signal)}
    />
  );
};
