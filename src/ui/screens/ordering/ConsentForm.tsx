import { css } from '@emotion/react';
import {
  type Consent,
  type ConsentEvent,
  mayConsent,
  type WayBack,
} from '@member-portal/application/flows/ordering';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { DocumentView } from '../../controls/DocumentView.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TermsLink } from '../../documents/TermsLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { stepFields } from '../../modal/step-parts.ts';
import { tokens } from '../../theme/tokens.ts';

/**
 * Review and consent: the answers, and one button that agrees and sends, with the authorisation for exactly these values below
 * it. Where the outcome is unknown it checks again, and after a refusal it leads to the fix: one element, which keeps the focus.
 */
export const ConsentForm = ({
  to,
  submit,
  at,
  consent,
  trouble,
  way,
  leave,
  also,
  send,
  onSubmit,
  onMend,
  children,
}: {
  readonly to: 'payment' | 'autopay';
  readonly submit: string;
  /** The progress of the order. While `unknown`, the button only checks again and gives no consent. */
  readonly at: 'ready' | 'sending' | 'unknown' | 'failed' | 'not-made' | 'made';
  readonly consent: Consent;
  /** Why the order failed, or that its outcome is not known yet. */
  readonly trouble: ReactNode;
  /** The step where a refusal can be fixed; sending again would not help. */
  readonly way: WayBack | undefined;
  /** The label of the button that only closes, if not "Close". */
  readonly leave?: string | undefined;
  readonly also?: ReactNode;
  readonly send: (event: ConsentEvent) => void;
  readonly onSubmit: () => void;
  readonly onMend: (way: Exclude<WayBack, 'leave'>) => void;
  readonly children: ReactNode;
}) => {
  const t = useText();
  const id = useId();
  const { close } = useStepControls();
  const paying = to === 'payment';
  const isUnknown = at === 'unknown';
  const agrees = !way && !isUnknown;
  const first = way ? (way === 'leave' && leave) || t(`payment.way.${way}`) : submit;
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
      {trouble && <div ref={bringIntoView}>{trouble}</div>}
      <ModalActions followed>
        {/* Above the button, so that a double click hits it twice. The live region exists before its text. */}
        <div role="status" css={note}>
          {at === 'sending' && t(paying ? 'payment.submitting' : 'autopay.submitting')}
        </div>
        {agrees && (
          <p id={id} css={sentence}>
            {paying ? t('payment.consent') : t('autopay.consent', { action: submit })}
          </p>
        )}
        <Button
          key="first"
          type={way ? 'button' : 'submit'}
          wide
          busy={at === 'sending'}
          unavailable={!way && !mayConsent(consent)}
          data-dd-action-name={way ? 'leave review' : `agree ${paying ? 'and pay' : 'to autopay'}`}
          aria-describedby={agrees ? id : undefined}
          onClick={way && (() => (way === 'leave' ? close() : onMend(way)))}
        >
          {isUnknown ? t('payment.unknown.check') : first}
        </Button>
        {isUnknown ? (
          <Button variant="secondary" wide onClick={close}>
            {t('payment.unknown.close')}
          </Button>
        ) : (
          also
        )}
      </ModalActions>
      {consent.kind === 'not-prepared' ? (
        <Failure failure={consent.failure} onRetry={() => send({ kind: 'prepare-document' })} />
      ) : consent.kind === 'preparing' ? (
        <Spinner />
      ) : (
        <DocumentView
          document={consent.document}
          onReady={({ id: documentId }) => send({ kind: 'document-shown', documentId })}
        />
      )}
      <p>
        <TermsLink kind="payment-full-terms" />
      </p>
    </form>
  );
};

/** Scroll to it: it appears where the buttons were and pushes them out of sight in a small window. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const { size, space } = tokens;
const sentence = css({ fontSize: size.small });
const note = css({
  fontSize: size.small,
  textAlign: 'center',
  '&:empty': { marginBlockEnd: `calc(-1 * ${space[3]})` },
});
