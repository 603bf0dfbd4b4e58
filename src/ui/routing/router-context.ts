import type { Locale } from '@member-portal/domain/locale';
import type { PortalServices } from '../services/ServicesProvider.tsx';

/** What guards and loaders of routes may use. */
export interface RouterContext extends PortalServices {
  /** The locale of this visit; another one begins with a reload. */
  readonly locale: Locale;
  /** Whether the platform refused the session before the first page stood; says so once. */
  readonly wasRejected?: () => boolean;
}
