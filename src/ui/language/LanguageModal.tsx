import { css } from '@emotion/react';
import {
  BeginLanguageChange,
  type LanguageEvent,
  type LanguageState,
} from '@member-portal/application/flows/language';
import { ChangeLanguage } from '@member-portal/application/language';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { RadioCards } from '../controls/RadioCards.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import type { ModalOptions } from '../modal/modal-step.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { connectionFailure } from '../services/connection-failure.ts';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import type { Draws } from '../services/use-flow.ts';
import { useRun } from '../services/use-run.ts';
import { tokens } from '../theme/tokens.ts';
import { hasTypedCode } from './lost-by-reload.ts';
import { ownNames } from './own-names.ts';

type LanguageModalProps = Pick<ModalOptions, 'open' | 'onClose'>;

/** Asks whether to change the language, and reloads the page in it (specification, sections 2 and 4: language change). */
export const LanguageModal = ({ open, onClose }: LanguageModalProps) => {
  const t = useText();
  const { services, loadSignedIn } = usePortalServices();
  const load = () =>
    ResultAsync.fromPromise(loadSignedIn(), connectionFailure).map(() => services.get(ChangeLanguage));
  const [state, send] = useRun(BeginLanguageChange, { load, onChanged: () => location.reload() }, 'language');
  return (
    <StepModal
      open={open}
      onClose={onClose}
      step={{
        id: 'confirm',
        heading: t('language.heading'),
        closeDisabled: state.kind !== 'asking',
        content: <LanguageQuestion state={state} send={send} onClose={onClose} />,
      }}
    />
  );
};

const inEnglish = {
  text: 'Show the portal in English? You stay on this page.',
  yes: 'Yes, in English',
  keep: 'No',
} as const;

/**
 * The question in the target language, in addition to the page's, which the visitor may not understand. It does not depend on
 * the page's language, so it is not in a catalogue.
 */
const ownQuestions: Readonly<Record<Locale, Readonly<Record<'text' | 'yes' | 'keep', string>>>> = {
  'en-us': inEnglish,
  'en-ca': inEnglish,
  'fr-ca': {
    text: 'Afficher le portail en français ? Vous resterez sur cette page.',
    yes: 'Oui, en français',
    keep: 'Non',
  },
};

/** Yes saves the choice, also to the record of a signed-in buyer; Keep changes nothing. */
const LanguageQuestion = ({
  state: { kind, current, others, chosen, failure, attempt },
  send,
  onClose,
}: Draws<LanguageState, LanguageEvent> & Pick<LanguageModalProps, 'onClose'>) => {
  const t = useText();
  const [code] = useState(hasTypedCode);
  const busy = kind !== 'asking';
  const lang = languageTagOf(chosen);
  const own = ownQuestions[chosen];
  return (
    <>
      {others.length > 1 ? (
        <RadioCards
          legend={t('language.which')}
          cards={others.map((value) => ({
            value,
            label: <span lang={languageTagOf(value)}>{ownNames[value]}</span>,
          }))}
          value={chosen}
          onChange={(locale) => send({ kind: 'choose-language', locale })}
        />
      ) : (
        <p>{t('language.text', { language: t(`language.name.${chosen}`) })}</p>
      )}
      <p lang={lang}>{own.text}</p>
      {code && <Notice tone="warning">{t('language.code')}</Notice>}
      {failure && (
        <Notice key={attempt} tone="danger" heading={t('unexpected.heading')} announce>
          {t(failure.kind === 'unknown-outcome' ? 'failure.unknown.text' : 'language.failed')}
        </Notice>
      )}
      <ModalActions>
        <Button wide busy={busy} onClick={() => send({ kind: 'change-language' })}>
          {t('language.yes')}{' '}
          <span lang={lang} css={second}>
            {own.yes}
          </span>
        </Button>
        <Button wide variant="secondary" unavailable={busy} onClick={onClose}>
          {t('language.keep', { language: t(`language.name.${current}`) })}{' '}
          <span lang={lang} css={second}>
            {own.keep}
          </span>
        </Button>
      </ModalActions>
    </>
  );
};

const second = css({ display: 'block', fontSize: tokens.size.small, fontWeight: tokens.weight.normal });
