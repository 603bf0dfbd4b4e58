import { PortalConfiguration } from '@member-portal/application/ports';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useService } from '../services/ServicesProvider.tsx';

/** Where to reach the lender, in the buyer's language; absent where the tenant publishes none. */
export const useContactLink = (): string | undefined => {
  const { links } = useService(PortalConfiguration);
  const { locale } = useIntl();
  return links[locale]?.contact;
};
