import { css } from '@emotion/react';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { accountStyle } from '../account/account-style.ts';
import { methodDetail, methodName } from '../payment/method-words.ts';
import { RemoveMethodDialog } from './RemoveMethodDialog.tsx';

/** The payment methods on file, each with its way to remove it. */
export const PaymentMethods = () => {
  const t = useText();
  const list = useService(ListPaymentMethods);
  const methods = useRead({ read: 'payment-methods' }, (signal) => list(signal));
  const [removing, setRemoving] = useState<
    { readonly method: PaymentMethod; readonly count: number; readonly open: boolean } | undefined
  >(undefined);
  return (
    <Card as="section" aria-labelledby="account-methods">
      <h2 id="account-methods" tabIndex={-1} css={accountStyle.title}>
        {t('account.methods')}
      </h2>
      {methods.state === 'loading' ? <Spinner /> : undefined}
      {methods.state === 'failed' ? <Failure failure={methods.failure} onRetry={methods.retry} /> : undefined}
      {methods.state === 'ready' && methods.value.length === 0 ? (
        <p css={accountStyle.words}>{t('account.methods.none')}</p>
      ) : undefined}
      {methods.state === 'ready' && methods.value.length > 0 ? (
        <ul css={rows}>
          {methods.value.map((method) => (
            <li key={method.id} css={row}>
              <div>
                <div css={accountStyle.strong}>{methodName(t, method)}</div>
                <p css={accountStyle.quiet}>{methodDetail(t, method)}</p>
              </div>
              <ActionLink
                aria-haspopup="dialog"
                onClick={() => setRemoving((last) => ({ method, count: (last?.count ?? 0) + 1, open: true }))}
              >
                {t('account.remove')} <VisuallyHidden>{methodName(t, method)}</VisuallyHidden>
              </ActionLink>
            </li>
          ))}
        </ul>
      ) : undefined}
      {removing ? (
        <RemoveMethodDialog
          key={removing.count}
          method={removing.method}
          open={removing.open}
          onClose={() => setRemoving((last) => last && { ...last, open: false })}
        />
      ) : undefined}
    </Card>
  );
};

const { color, space } = tokens;
const rows = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: 0 },
});
