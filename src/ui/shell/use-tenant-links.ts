import { PortalConfiguration, type TenantLinks } from '@member-portal/application/ports';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useService } from '../services/ServicesProvider.tsx';

/** The addresses that the tenant publishes in the language of this visit. */
export const useTenantLinks = (): TenantLinks | undefined => {
  const { links } = useService(PortalConfiguration);
  const { locale } = useIntl();
  return links[locale];
};
