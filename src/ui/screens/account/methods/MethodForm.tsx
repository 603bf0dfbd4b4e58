import { css } from '@emotion/react';
import type { AddMethodEvent, AddMethodState } from '@member-portal/application/flows/add-method';
import Lock from 'lucide-react/icons/lock';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { GatewayPageView } from './GatewayPageView.tsx';

/** A card or a bank account is typed on the gateway's page, or connected on that of the verification service, at the buyer's bank. */
export const MethodForm = ({
  state: { kind, page, mayConnect },
  send,
}: {
  readonly state: Extract<AddMethodState, { readonly kind: 'form' | 'connect' }>;
  readonly send: (event: AddMethodEvent) => void;
}) => {
  const t = useText();
  if (kind === 'connect')
    return (
      <div css={parts}>
        <p>{t('methods.connect.text')}</p>
        <GatewayPageView page={page} title={t('methods.frame.connect')} send={send} />
      </div>
    );
  return (
    <div css={parts}>
      {mayConnect ? (
        <p>
          {t('methods.add.rather')}{' '}
          <ActionLink onClick={() => send({ kind: 'connect' })}>{t('methods.add.connect')}</ActionLink>
        </p>
      ) : undefined}
      <GatewayPageView page={page} title={t('methods.frame.add')} send={send} />
      <p css={quiet}>
        <Lock size="1rem" aria-hidden="true" />
        <span>{t('methods.frame.private')}</span>
      </p>
    </div>
  );
};

const { color, size, space } = tokens;
const parts = css({ position: 'relative', display: 'grid', gap: space[4] });
const quiet = css({
  display: 'flex',
  gap: space[2],
  color: color.textQuiet,
  fontSize: size.small,
  '& svg': { flex: 'none', marginBlockStart: '0.2em' },
});
