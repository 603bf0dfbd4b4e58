import { css } from '@emotion/react';
import { type Consent, type ConsentEvent, mayConsent } from '@member-portal/application/flows/ordering';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { tokens } from '../../theme/tokens.ts';
import { ConsentDocument } from './ConsentDocument.tsx';

/**
 * Check your answers, and the one button that agrees and sends, with the authorisation under it. The button is also the one
 * that looks again, or after a refusal leads to what helps: it stays the same element, so that it keeps the focus.
 */
export const ConsentForm = ({
  words,
  actionName,
  consent,
  send,
  sending,
  trouble,
  isUnknown,
  instead,
  also,
  onSubmit,
  onClose,
  children,
}: {
  readonly words: {
    /** What is agreed to; the button has it as its description. */
    readonly consent: string;
    readonly submit: string;
    readonly sending: string;
  };
  /** What monitoring calls the button. */
  readonly actionName: string;
  readonly consent: Consent;
  readonly send: (event: ConsentEvent) => void;
  readonly sending: boolean;
  /** Why it did not come about, or that it is not known yet. */
  readonly trouble?: ReactNode;
  /** Nobody knows what became of it: the button looks again, and agrees to nothing. */
  readonly isUnknown: boolean;
  /** What helps after a refusal, where sending again does not. */
  readonly instead?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** A second button. */
  readonly also?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The answers. */
  readonly children: ReactNode;
}) => {
  const t = useText();
  const id = useId();
  const agrees = !instead && !isUnknown;
  return (
    <form
      noValidate
      css={stepFields}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {trouble ? <div ref={bringIntoView}>{trouble}</div> : undefined}
      <ModalActions followed>
        {/* Above the button, so that the second of two clicks meets it again. The live region is there before its words. */}
        <div role="status" css={note}>
          {sending ? words.sending : undefined}
        </div>
        {agrees ? (
          <p id={id} css={sentence}>
            {words.consent}
          </p>
        ) : undefined}
        <Button
          key="first"
          type={instead ? 'button' : 'submit'}
          wide
          busy={sending}
          unavailable={!instead && !mayConsent(consent)}
          data-dd-action-name={instead ? 'leave review' : actionName}
          {...(agrees ? { 'aria-describedby': id } : {})}
          {...(instead ? { onClick: instead.onPress } : {})}
        >
          {isUnknown ? t('payment.unknown.check') : (instead?.text ?? words.submit)}
        </Button>
        {isUnknown ? (
          <Button variant="secondary" wide onClick={onClose}>
            {t('payment.unknown.close')}
          </Button>
        ) : (
          also
        )}
      </ModalActions>
      <ConsentDocument consent={consent} send={send} />
    </form>
  );
};

/** It appears where the buttons were, which it pushes out of sight on a small window. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const { size, space } = tokens;
const sentence = css({ fontSize: size.small });
const note = css({
  fontSize: size.small,
  textAlign: 'center',
  '&:empty': { marginBlockEnd: `calc(-1 * ${space[3]})` },
});
