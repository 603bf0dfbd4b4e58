import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';

/** After a session that did not end by a choice made here: that it ended, and where signing in leads. It stays. */
export const LoggedOutNotice = () => {
  const t = useText();
  const ended = useRouterState({ select: (state) => state.location.state.ended });
  return ended ? <Notice tone="warning">{t(ended)}</Notice> : undefined;
};
