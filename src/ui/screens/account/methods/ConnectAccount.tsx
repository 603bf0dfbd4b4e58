import { css } from '@emotion/react';
import type { AddMethodEvent, GatewayPage } from '@member-portal/application/flows/add-method';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { GatewayPageView } from './GatewayPageView.tsx';

/** The buyer signs in at their bank, on the verification service's page. */
export const ConnectAccount = ({
  page,
  send,
}: {
  readonly page: GatewayPage;
  readonly send: (event: AddMethodEvent) => void;
}) => {
  const t = useText();
  return (
    <div css={parts}>
      <p css={words}>{t('methods.connect.text')}</p>
      <GatewayPageView page={page} title={t('methods.frame.connect')} send={send} />
    </div>
  );
};

const parts = css({ position: 'relative', display: 'grid', gap: tokens.space[4] });
const words = css({ margin: 0 });
