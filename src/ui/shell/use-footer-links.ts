import { Log, PortalConfiguration, type TenantLinks } from '@member-portal/application/ports';
import { footerLocaleOf, LOCALES } from '@member-portal/domain/locale';
import { useEffect } from 'react';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useService } from '../services/ServicesProvider.tsx';

/** The links of the footer in the buyer's language. Where there are none, the log says so and the footer does without. */
export const useFooterLinks = (): TenantLinks | undefined => {
  const { links } = useService(PortalConfiguration);
  const log = useService(Log);
  const { locale } = useIntl();
  const found = footerLocaleOf(
    locale,
    LOCALES.filter((one) => links[one] !== undefined),
  );
  const missing = found.isErr() ? found.error.message : undefined;
  useEffect(() => {
    if (missing !== undefined) log.write('warn', missing, { locale });
  }, [missing, locale, log]);
  return found.isOk() ? links[found.value] : undefined;
};
