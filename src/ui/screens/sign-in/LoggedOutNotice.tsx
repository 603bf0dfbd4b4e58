import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';

/** After a forced sign-out: what the toast says, for as long as it takes to read. */
export const LoggedOutNotice = () => {
  const t = useText();
  const loggedOut = useRouterState({ select: (state) => state.location.state.loggedOut === true });
  return loggedOut ? (
    <Notice tone="warning">
      <p>{t('session.loggedOut')}</p>
    </Notice>
  ) : undefined;
};
