import { css } from '@emotion/react';
import type {
  AddMethodEvent,
  AddMethodState,
  GatewayPage,
  OpenPage,
} from '@member-portal/application/flows/add-method';
import Lock from 'lucide-react/icons/lock';
import { type RefCallback, useCallback } from 'react';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { Failure, RetryNotice } from '../../../controls/Failure.tsx';
import { failureText } from '../../../controls/failure-text.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { useText } from '../../../intl/use-text.ts';
import type { Draws } from '../../../services/use-flow.ts';
import { text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** Adds a card or a bank account on the gateway's page, or connects an account at the buyer's bank by the verification service. */
export const MethodForm = ({
  state: { kind, page, mayConnect },
  send,
}: Draws<Extract<AddMethodState, { readonly kind: 'form' | 'connect' }>, AddMethodEvent>) => {
  const t = useText();
  if (kind === 'connect')
    return (
      <>
        <p>{t('methods.connect.text')}</p>
        <GatewayPageView state={page} title={t('methods.frame.connect')} send={send} />
      </>
    );
  return (
    <>
      {mayConnect && (
        <p>
          {t('methods.add.rather')}{' '}
          <ActionLink onClick={() => send({ kind: 'connect' })}>{t('methods.add.connect')}</ActionLink>
        </p>
      )}
      <GatewayPageView state={page} title={t('methods.frame.add')} send={send} />
      <p css={[text.small, secret]}>
        <Lock size="1rem" aria-hidden="true" />
        <span>{t('methods.frame.private')}</span>
      </p>
    </>
  );
};

/** A gateway page, from its opening until the added method is confirmed. */
const GatewayPageView = ({
  state,
  title,
  send,
}: Draws<GatewayPage, AddMethodEvent> & { readonly title: string }) => {
  const t = useText();
  const again = (): void => send({ kind: 'try-again' });
  switch (state.kind) {
    case 'opening':
      return <Spinner />;
    case 'not-opened':
      return state.failure.kind === 'not-offered' ? (
        <Notice tone="warning">{t('methods.connect.notOffered')}</Notice>
      ) : (
        <Failure failure={state.failure} heading={t('methods.frame.failed')} onRetry={again} />
      );
    case 'open':
      return <GatewayPageFrame key={state.session.id} state={state} title={title} send={send} />;
    case 'confirming':
      return <Spinner atOnce />;
    case 'unconfirmed':
      return (
        <RetryNotice
          heading={t('methods.unconfirmed.title')}
          again={t('methods.unconfirmed.again')}
          onAgain={again}
        >
          {state.failure.kind === 'not-found' ? t('methods.unconfirmed.text') : failureText(t, state.failure)}
        </RetryNotice>
      );
  }
};

/**
 * A page of the payment gateway in a frame: card and account numbers are typed there and never reach the portal. Its
 * errors are shown above it in the portal's wording.
 */
const GatewayPageFrame = ({
  state: { session, shown, silent, error, attempt, height },
  title,
  send,
}: Draws<OpenPage, AddMethodEvent> & { readonly title: string }) => {
  const t = useText();
  const hear: RefCallback<HTMLIFrameElement> = useCallback(
    (frame) => {
      const pass = ({ source, origin, data }: MessageEvent): void => {
        // Accept messages from this frame only; the flow validates them.
        if (source && source === frame?.contentWindow) send({ kind: 'page-message', origin, data });
      };
      window.addEventListener('message', pass);
      return () => window.removeEventListener('message', pass);
    },
    [send],
  );
  return (
    <>
      {error && (
        <Notice key={attempt} tone="danger" heading={t('methods.error.title')} announce>
          {t(`methods.error.${error}`)}
        </Notice>
      )}
      {silent && (
        <RetryNotice
          heading={t('methods.frame.silent.title')}
          again={t('methods.frame.startAgain')}
          onAgain={() => send({ kind: 'try-again' })}
        >
          {t('methods.frame.silent.text')}
        </RetryNotice>
      )}
      {!shown && !silent && <Spinner />}
      <div css={shown ? box : unseen}>
        <iframe
          ref={hear}
          src={session.url}
          title={title}
          // The page may send forms and open links in a new window; it has no access to the portal.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          css={pageStyle}
          style={{ height }}
          onLoad={() => send({ kind: 'page-loaded' })}
        />
      </div>
    </>
  );
};

const { color, corner, space } = tokens;
const secret = css({ display: 'flex', gap: space[2], '& svg': { flex: 'none', marginBlockStart: '0.2em' } });
const box = css({ padding: space[2], border: `1px solid ${color.line}`, borderRadius: corner.control });
/** It must be laid out to measure its height, but is neither visible nor focusable before it reports that. */
const unseen = css({ height: 0, overflow: 'hidden', visibility: 'hidden' });
/** Its height until its page requests another one. */
const pageStyle = css({ display: 'block', width: '100%', minHeight: '10rem', border: 0 });
