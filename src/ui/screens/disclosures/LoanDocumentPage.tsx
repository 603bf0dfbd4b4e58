import { ReadLoanDocument } from '@member-portal/application/disclosures';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';

/** A document of a loan. What the address names is only known to be one once it was read. */
export const LoanDocumentPage = () => {
  const { loanId = '', viewType = '' } = useParams({ strict: false });
  const { locale } = useIntl();
  const readDocument = useService(ReadLoanDocument);
  return (
    <DocumentScreen
      key={`${loanId} ${viewType}`}
      kind={viewType}
      read={(format, signal) => readDocument({ loanId: loanId as LoanId, viewType, locale, format }, signal)}
    />
  );
};
