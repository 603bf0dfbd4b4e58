import { css, type SerializedStyles } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { languageTagOf } from '@member-portal/domain/locale';
import Globe from 'lucide-react/icons/globe';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { Failure } from '../controls/Failure.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useCode } from '../services/use-loading.ts';
import { ownNames } from './own-names.ts';

const load = async () => (await import('./LanguageModal.tsx')).LanguageModal;
const over = css({ maxWidth: '30rem', padding: 0, border: 0 });
const show = (box: HTMLElement | null) => {
  box?.showPopover?.();
  // Removed while shown, it would not give the focus back.
  return () => box?.hidePopover?.();
};

/** If its code cannot be loaded, a popover says so over the page, and offers another try. */
const LanguageModal = (props: ComponentProps<Awaited<ReturnType<typeof load>>>) => {
  const read = useCode(load);
  if (read.state !== 'failed') return read.state === 'ready' && <read.value {...props} />;
  return (
    <div popover="auto" ref={show} css={over}>
      <Failure failure={read.failure} onRetry={read.retry} />
    </div>
  );
};

/** The language selector. Shows the other language or, if there are more than two, the current one; its dialog then lists all. */
export const LanguageControl = ({ style }: { readonly style: SerializedStyles }) => {
  const t = useText();
  const { locale } = useIntl();
  const { locales } = useService(PortalConfiguration);
  const [asked, setAsked] = useState({ times: 0, open: false });
  const others = locales.filter((candidate) => candidate !== locale);
  const named = others.length === 1 ? (others[0] ?? locale) : locale;
  return (
    <>
      <button
        type="button"
        css={style}
        data-dd-action-name="change language"
        onClick={() => setAsked({ times: asked.times + 1, open: true })}
      >
        <Globe size="1.25rem" aria-hidden="true" />
        <VisuallyHidden>{t('language.change')} </VisuallyHidden>
        <span lang={languageTagOf(named)}>{ownNames[named]}</span>
      </button>
      {/* Outside the header, whose list collapses on a narrow window and would hide an open dialog. */}
      {asked.times > 0 &&
        createPortal(
          <LanguageModal
            key={asked.times}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
          />,
          document.body,
        )}
    </>
  );
};
