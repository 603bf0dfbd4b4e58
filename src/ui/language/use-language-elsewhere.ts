import { CurrentLocale } from '@member-portal/application/language';
import { Preferences } from '@member-portal/application/ports';
import { useEffect } from 'react';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { isLostByReload } from './lost-by-reload.ts';

const LOOK_AGAIN_AFTER_MS = 500;

/**
 * Follows a change of language that was made in another tab: reloads the page where it is, as that tab did, once nothing is
 * lost by it (specification, section 5).
 */
export const useLanguageElsewhere = (): void => {
  const preferences = useService(Preferences);
  const currentLocale = useService(CurrentLocale);
  const { locale } = useIntl();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      if (currentLocale() === locale) return;
      if (isLostByReload()) timer = setTimeout(follow, LOOK_AGAIN_AFTER_MS);
      else window.location.reload();
    };
    const stop = preferences.subscribe(follow);
    // It may have been changed while this page loaded, or before its buyer signed in.
    follow();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [preferences, currentLocale, locale]);
};
