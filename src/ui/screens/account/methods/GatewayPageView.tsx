import { css } from '@emotion/react';
import type { AddMethodEvent, GatewayPage } from '@member-portal/application/flows/add-method';
import { Button } from '../../../controls/Button.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { failureText } from '../../../controls/failure-text.ts';
import { handFocusOn } from '../../../controls/hand-focus-on.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { GatewayPageFrame } from './GatewayPageFrame.tsx';

/** A page of the gateway's, from its opening until the method that it added is confirmed. */
export const GatewayPageView = ({
  page,
  title,
  send,
}: {
  readonly page: GatewayPage;
  readonly title: string;
  readonly send: (event: AddMethodEvent) => void;
}) => {
  const t = useText();
  const again = (): void => send({ kind: 'try-again' });
  switch (page.kind) {
    case 'opening':
      return <Spinner />;
    case 'not-opened':
      return page.failure.kind === 'not-offered' ? (
        <Notice tone="warning">{t('methods.connect.notOffered')}</Notice>
      ) : (
        <Failure failure={page.failure} heading={t('methods.frame.failed')} onRetry={again} />
      );
    case 'open':
      return <GatewayPageFrame key={page.session.id} page={page} title={title} send={send} />;
    case 'confirming':
      return <Spinner atOnce />;
    case 'unconfirmed': {
      const { failure } = page;
      return (
        <Notice tone="warning" heading={t('methods.unconfirmed.title')} announce>
          <p>{failure.kind === 'not-found' ? t('methods.unconfirmed.text') : failureText(t, failure)}</p>
          <div ref={handFocusOn} css={spaced}>
            <Button variant="secondary" onClick={again}>
              {t('methods.unconfirmed.again')}
            </Button>
          </div>
        </Notice>
      );
    }
  }
};

const spaced = css({ marginBlockStart: tokens.space[3] });
