import type { FollowedEnds } from '@member-portal/application/session';
import type { Locale } from '@member-portal/domain/locale';
import type { PortalServices } from '../services/ServicesProvider.tsx';

/** What guards and loaders of routes may use. */
export interface RouterContext extends PortalServices {
  /** The locale of this visit; another one begins with a reload. */
  readonly locale: Locale;
  /** Sessions that ended since the start of the visit. */
  readonly ends: FollowedEnds;
}
