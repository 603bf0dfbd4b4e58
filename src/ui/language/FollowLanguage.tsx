import { css } from '@emotion/react';
import { BeginFollowChoice, BeginFollowLanguage } from '@member-portal/application/flows/follow-language';
import type { Token } from '@member-portal/application/services';
import { createPortal } from 'react-dom';
import { useText } from '../intl/use-text.ts';
import { liveRegionOf, useModalRegistry } from '../modal/ModalRegistry.tsx';
import { useRun } from '../services/use-run.ts';
import { tokens } from '../theme/tokens.ts';
import { isLostByReload } from './lost-by-reload.ts';

const page = { losesByReload: isLostByReload, reload: () => window.location.reload() };

const Following = ({ flow }: { readonly flow: Token<BeginFollowLanguage> }) => {
  const words = useText()('language.follows');
  const registry = useModalRegistry();
  const [{ kind }] = useRun(flow, page, 'language');
  // In the dialog on top, because everything outside of it is inert. Its visually hidden live region announces the text.
  const region = kind === 'waiting' && document.getElementById(liveRegionOf(registry?.open().at(-1)));
  const shown = (
    <p aria-hidden="true" css={note}>
      {words}
    </p>
  );
  return region && [createPortal(shown, region.parentElement ?? region), createPortal(words, region)];
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
