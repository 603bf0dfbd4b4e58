import { PortalConfiguration } from '@member-portal/application/ports';
import { languageTagOf } from '@member-portal/domain/locale';
import Globe from 'lucide-react/icons/globe';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { codeInTime } from '../routing/code-in-time.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { headerStyle } from '../shell/header-style.ts';
import { ownNames } from './own-names.ts';

const LanguageModal = lazy(async () => ({
  default: (await codeInTime(import('./LanguageModal.tsx'))).LanguageModal,
}));

/** The language selector: names the other language, or the present one where there are more than two. */
export const LanguageControl = () => {
  const t = useText();
  const { locale } = useIntl();
  const { locales } = useService(PortalConfiguration);
  const [open, setOpen] = useState<boolean>();
  const others = locales.filter((candidate) => candidate !== locale);
  const named = others.length === 1 ? (others[0] ?? locale) : locale;
  return (
    <>
      <button
        type="button"
        css={headerStyle.link}
        data-dd-action-name="change language"
        onClick={() => setOpen(true)}
      >
        <Globe size={20} aria-hidden="true" />
        <VisuallyHidden>{t('language.change')} </VisuallyHidden>
        <span lang={languageTagOf(named)}>{ownNames[named]}</span>
      </button>
      {open === undefined
        ? undefined
        : // Outside the header, whose list folds away on a narrow window and would take an open dialog with it.
          createPortal(
            <Suspense>
              <LanguageModal open={open} onClose={() => setOpen(false)} others={others} />
            </Suspense>,
            document.body,
          )}
    </>
  );
};
