import type { SessionNotice } from '@member-portal/domain/session';
import type { Visit } from './visit.ts';

/** Announces the end of the session. Only an idle visitor can postpone it, so only the idle notice offers that. */
export const sessionNoticeText = (
  { texts: { session }, formats }: Pick<Visit, 'texts' | 'formats'>,
  notice: SessionNotice,
): string | undefined => {
  switch (notice.kind) {
    case 'none':
      return undefined;
    case 'idle-prompt':
      return session.idleUntil(formats.timeOfDay(notice.endsAt));
    case 'ends-soon':
      return session.endsAt(formats.timeOfDay(notice.endsAt));
  }
};
