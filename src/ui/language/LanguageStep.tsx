import { css } from '@emotion/react';
import type { LanguageEvent, LanguageState } from '@member-portal/application/flows/language';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { RadioCards } from '../controls/RadioCards.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { tokens } from '../theme/tokens.ts';
import { hasTypedCode } from './has-typed-code.ts';
import { ownNames } from './own-names.ts';
import { ownQuestions } from './own-questions.ts';

/** Asks in the language of the page and in the one to change to. Yes saves the choice, with the buyer where one is signed in; Keep changes nothing. */
export const LanguageStep = ({
  state: { kind, current, others, chosen, failure, attempt },
  send,
  onClose,
}: {
  readonly state: LanguageState;
  readonly send: (event: LanguageEvent) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [code] = useState(hasTypedCode);
  const busy = kind !== 'asking';
  const own = ownQuestions[chosen];
  return (
    <>
      {others.length > 1 ? (
        <RadioCards
          legend={t('language.which')}
          cards={others.map((other) => ({ value: other, label: ownNames[other] }))}
          value={chosen}
          onChange={(locale) => send({ kind: 'choose-language', locale })}
        />
      ) : (
        <p>{t('language.text', { language: t(`language.name.${chosen}`) })}</p>
      )}
      <p lang={languageTagOf(chosen)}>{own.text}</p>
      {code ? <Notice tone="warning">{t('language.code')}</Notice> : undefined}
      {failure ? (
        <Notice key={attempt} tone="danger" heading={t('unexpected.heading')} announce>
          {t(failure.kind === 'unknown-outcome' ? 'failure.unknown.text' : 'language.failed')}
        </Notice>
      ) : undefined}
      <ModalActions>
        <Button wide busy={busy} onClick={() => send({ kind: 'change-language' })}>
          {t('language.yes')} <Own locale={chosen} text={own.yes} />
        </Button>
        <Button wide variant="secondary" unavailable={busy} onClick={onClose}>
          {t('language.keep', { language: t(`language.name.${current}`) })}{' '}
          <Own locale={chosen} text={own.keep} />
        </Button>
      </ModalActions>
    </>
  );
};

/** What a button says in the language to change to. */
const Own = ({ locale, text }: { readonly locale: Locale; readonly text: string }) => (
  <span lang={languageTagOf(locale)} css={second}>
    {text}
  </span>
);

const second = css({ display: 'block', fontSize: tokens.size.small, fontWeight: tokens.weight.normal });
