import { css } from '@emotion/react';
import { CurrentLocale } from '@member-portal/application/language';
import { Preferences } from '@member-portal/application/ports';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { isLostByReload } from './lost-by-reload.ts';

const LOOK_AGAIN_AFTER_MS = 500;

/**
 * Follows a change of language that was made in another tab: reloads the page where it is, once nothing is lost by it, and says
 * so in a dialog that is open until then (specification, section 5).
 */
export const FollowChoice = () => {
  const preferences = useService(Preferences);
  const currentLocale = useService(CurrentLocale);
  const { locale } = useIntl();
  const t = useText();
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      const isChanged = currentLocale() !== locale;
      setDialog(isChanged ? (document.querySelector('dialog[open]') ?? undefined) : undefined);
      if (!isChanged) return;
      if (isLostByReload()) timer = setTimeout(follow, LOOK_AGAIN_AFTER_MS);
      else window.location.reload();
    };
    const stop = preferences.subscribe(follow);
    // It may also have been changed while this page loaded, or before its buyer signed in.
    follow();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [preferences, currentLocale, locale]);
  // In the dialog: everything outside of it is out of reach while it is open.
  return dialog
    ? createPortal(
        <p role="status" css={note}>
          {t('language.follows')}
        </p>,
        dialog,
      )
    : undefined;
};

const { color, size, space } = tokens;
const note = css({
  padding: `${space[3]} ${space[4]}`,
  backgroundColor: color.warningSoft,
  color: color.warningText,
  fontSize: size.small,
});
