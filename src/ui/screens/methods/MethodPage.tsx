import { css } from '@emotion/react';
import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  readsAfterMethods,
} from '@member-portal/application/payment-methods';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { failureText } from '../../controls/failure-text.ts';
import { handFocusOn } from '../../controls/hand-focus-on.ts';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { tokens } from '../../theme/tokens.ts';
import { useToast } from '../../toast/ToastProvider.tsx';
import { methodName } from '../payment/method-words.ts';
import { GatewayFrame } from './GatewayFrame.tsx';

/**
 * Opens a page of the gateway's and stays with it until the method that it added is confirmed. The list of methods is read
 * again before `onAdded`, and also when the buyer leaves half-way: the page may have added one just then.
 */
export const MethodPage = ({
  purpose,
  onAdded,
}: {
  readonly purpose: 'add' | 'connect';
  readonly onAdded: (method: PaymentMethod) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const navigation = useStepNavigation();
  const refresh = useRefreshReads();
  const toast = useToast();
  const openPage = useService(purpose === 'connect' ? ConnectAccount : AddPaymentMethod);
  const confirmAdded = useService(ConfirmAddedMethod);

  const { run: open, state: opening } = useCommand((_: undefined, signal) => openPage({ locale }, signal));
  // Without the signal: what was added stays added, and is told once, when the buyer has already left.
  const confirming = useCommand((id: PaymentMethodId) =>
    confirmAdded(id).map(async (method) => {
      await refresh(readsAfterMethods);
      return method;
    }),
  );
  const claimed = useRef<PaymentMethodId | undefined>(undefined);
  const opened = opening.kind === 'done';

  useEffect(() => {
    void open(undefined);
  }, [open]);
  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      if (claimed.current === undefined) void refresh(readsAfterMethods);
    };
  }, [opened, refresh]);

  const confirm = async (id: PaymentMethodId): Promise<void> => {
    const confirmed = await confirming.run(id);
    if (!confirmed?.isOk()) return;
    toast.show({
      message: t('methods.added', { method: methodName(t, confirmed.value) }),
      severity: 'success',
    });
    onAdded(confirmed.value);
  };

  if (opening.kind === 'failed')
    return opening.failure.kind === 'not-offered' ? (
      <Notice tone="warning">
        <p>{t('methods.connect.notOffered')}</p>
      </Notice>
    ) : (
      <Failure
        failure={opening.failure}
        heading={t('methods.frame.failed')}
        onRetry={() => void open(undefined)}
      />
    );
  if (opening.kind !== 'done') return <Spinner />;

  const { failure } = confirming.state.kind === 'failed' ? confirming.state : { failure: undefined };
  if (failure)
    return (
      <Notice tone="warning" heading={t('methods.unconfirmed.title')} announce>
        <p>{failure.kind === 'not-found' ? t('methods.unconfirmed.text') : failureText(t, failure)}</p>
        <div ref={handFocusOn} css={room}>
          <Button
            variant="secondary"
            onClick={() => {
              if (claimed.current !== undefined) void confirm(claimed.current);
            }}
          >
            {t('methods.unconfirmed.again')}
          </Button>
        </div>
      </Notice>
    );
  if (confirming.state.kind !== 'idle') return <Spinner atOnce />;
  return (
    <GatewayFrame
      key={opening.value.id}
      session={opening.value}
      title={t(`methods.frame.${purpose}`)}
      onStartAgain={() => void open(undefined)}
      onReport={(report) => {
        if (report.kind === 'cancelled') navigation.back();
        else if (claimed.current === undefined) {
          claimed.current = report.methodId;
          void confirm(report.methodId);
        }
      }}
    />
  );
};

const room = css({ marginBlockStart: tokens.space[3] });
