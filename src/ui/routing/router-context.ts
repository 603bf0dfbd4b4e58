import type { FollowedEnds } from '@member-portal/application/session';
import type { Locale } from '@member-portal/domain/locale';
import type { PortalServices } from '../services/ServicesProvider.tsx';

/** Context of route guards and loaders. */
export interface RouterContext extends PortalServices {
  /** The locale of this visit; changing it needs a reload. */
  readonly locale: Locale;
  /** Sessions that ended since the start of the visit. */
  readonly ends: FollowedEnds;
}
