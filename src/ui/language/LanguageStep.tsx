import type { Locale } from '@member-portal/domain/locale';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { RadioCards } from '../controls/RadioCards.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { useStepNavigation } from '../modal/step-navigation.ts';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useCommand } from '../services/use-command.ts';
import { usePageLoaded } from '../telemetry/use-page-loaded.ts';
import { applyLanguage } from './apply-language.ts';
import { hasTypedCode } from './has-typed-code.ts';
import { ownNames } from './own-names.ts';

/** Yes saves the choice, with the buyer where one is signed in, and reloads the page where it is; Keep changes nothing. */
export const LanguageStep = ({ others }: { readonly others: readonly Locale[] }) => {
  const t = useText();
  const { locale } = useIntl();
  const { close } = useStepNavigation();
  const portal = usePortalServices();
  const [chosen, setChosen] = useState(others[0] ?? locale);
  const [code] = useState(hasTypedCode);
  usePageLoaded('change language');

  const change = useCommand((to: Locale, signal) => applyLanguage(portal, to, signal));
  const confirm = async (): Promise<void> => {
    const changed = await change.run(chosen);
    if (changed?.isOk()) window.location.reload();
  };

  return (
    <>
      {others.length > 1 ? (
        <RadioCards
          legend={t('language.which')}
          cards={others.map((other) => ({ value: other, label: ownNames[other] }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <p>{t('language.text', { language: t(`language.name.${chosen}`) })}</p>
      )}
      {code ? <Notice tone="warning">{t('language.code')}</Notice> : undefined}
      {change.failure ? (
        <Notice tone="danger" heading={t('unexpected.heading')} announce>
          <p>{t(change.failure.kind === 'unknown-outcome' ? 'failure.unknown.text' : 'language.failed')}</p>
        </Notice>
      ) : undefined}
      <ModalActions>
        <Button wide busy={change.running || change.state.kind === 'done'} onClick={() => void confirm()}>
          {t('language.yes')}
        </Button>
        <Button wide variant="secondary" onClick={close}>
          {t('language.keep', { language: t(`language.name.${locale}`) })}
        </Button>
      </ModalActions>
    </>
  );
};
