import { css } from '@emotion/react';
import { BeginFollowChoice, BeginFollowLanguage } from '@member-portal/application/flows/follow-language';
import type { Token } from '@member-portal/application/services';
import { createPortal } from 'react-dom';
import { useText } from '../intl/use-text.ts';
import { useRun } from '../services/use-run.ts';
import { tokens } from '../theme/tokens.ts';
import { isLostByReload } from './lost-by-reload.ts';

const page = { losesByReload: isLostByReload, reload: () => window.location.reload() };

const Following = ({ flow }: { readonly flow: Token<BeginFollowLanguage> }) => {
  const t = useText();
  const [{ kind }] = useRun(flow, page, 'language');
  // Put it in the dialog, because everything outside of an open dialog is inert.
  const dialog = kind === 'waiting' && document.querySelector('dialog[open]');
  return dialog
    ? createPortal(
        <p role="status" css={note}>
          {t('language.follows')}
        </p>,
        dialog,
      )
    : undefined;
};

/** Follows a change of language in another tab, with a dialog about it until the reload. */
export const FollowChoice = () => <Following flow={BeginFollowChoice} />;

/** The same for a signed-in buyer, whose record may have another language. */
export const FollowLanguage = () => <Following flow={BeginFollowLanguage} />;

const { color, size, space } = tokens;
const note = css({
  padding: `${space[3]} ${space[4]}`,
  backgroundColor: color.warningSoft,
  color: color.warningText,
  fontSize: size.small,
});
