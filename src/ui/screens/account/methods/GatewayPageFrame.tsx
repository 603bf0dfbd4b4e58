import { css } from '@emotion/react';
import type { AddMethodEvent, OpenPage } from '@member-portal/application/flows/add-method';
import { type RefCallback, useCallback } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { handFocusOn } from '../../../controls/hand-focus-on.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The height that a frame takes before its page has asked for one, CSS pixels. */
const LOWEST = 160;

/**
 * A page of the payment gateway in a frame: card and account numbers are typed there and never reach the portal. Errors of
 * the page show above it in the portal's words.
 */
export const GatewayPageFrame = ({
  page: { session, shown, silent, error, height },
  title,
  send,
}: {
  readonly page: OpenPage;
  readonly title: string;
  readonly send: (event: AddMethodEvent) => void;
}) => {
  const t = useText();
  const hear: RefCallback<HTMLIFrameElement> = useCallback(
    (frame) => {
      const pass = ({ source, origin, data }: MessageEvent): void => {
        // Messages of this very frame only; the flow checks the rest.
        if (source && source === frame?.contentWindow) send({ kind: 'page-message', origin, data });
      };
      window.addEventListener('message', pass);
      return () => window.removeEventListener('message', pass);
    },
    [send],
  );
  return (
    <>
      {error ? (
        <Notice tone="danger" heading={t('methods.error.title')} announce>
          {t(`methods.error.${error}`)}
        </Notice>
      ) : undefined}
      {silent ? (
        <Notice tone="warning" heading={t('methods.frame.silent.title')} announce>
          <p>{t('methods.frame.silent.text')}</p>
          <div ref={handFocusOn}>
            <Button variant="secondary" onClick={() => send({ kind: 'try-again' })}>
              {t('methods.frame.startAgain')}
            </Button>
          </div>
        </Notice>
      ) : undefined}
      {shown || silent ? undefined : <Spinner />}
      <div css={shown ? box : unseen}>
        <iframe
          ref={hear}
          src={session.url}
          title={title}
          // It may send its own forms and open its own links in a new window, and nothing of ours.
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

const box = css({
  padding: tokens.space[2],
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.corner.control,
});
/** It has to be laid out to know its height, but is neither seen nor reached before it says so. */
const unseen = css({ position: 'absolute', visibility: 'hidden', width: '100%' });
const pageStyle = css({ display: 'block', width: '100%', minHeight: LOWEST, border: 0 });
