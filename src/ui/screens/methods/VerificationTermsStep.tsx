import { css } from '@emotion/react';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { DocumentView } from '../../controls/DocumentView.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TermsLink } from '../../documents/TermsLink.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';

/** The verification service's terms, agreed to before its page opens (specification, section 2: terms and conditions). */
export const VerificationTermsStep = () => {
  const t = useText();
  const { locale } = useIntl();
  const navigation = useStepNavigation();
  const readDocument = useService(ReadStaticDocument);
  const [shown, setShown] = useState<DisclosureDocument | undefined>(undefined);
  usePageLoaded('terms and conditions');
  const { run, state } = useCommand((_: undefined, signal) =>
    readDocument({ kind: 'verification-service', locale }, signal),
  );
  useEffect(() => {
    void run(undefined);
  }, [run]);

  if (state.kind === 'failed')
    return (
      <Failure
        failure={state.failure}
        heading={t('methods.terms.failed')}
        onRetry={() => void run(undefined)}
      />
    );
  if (state.kind !== 'done') return <Spinner />;
  return (
    <div css={parts}>
      <p css={words}>{t('methods.terms.text')}</p>
      <DocumentView document={state.value} onReady={setShown} />
      <p css={words}>
        <TermsLink kind="verification-service" />
      </p>
      {/* Nobody agrees to a text that was never on the screen. */}
      {shown === state.value ? (
        <ModalActions>
          <Button wide onClick={() => navigation.next('connect-account')}>
            {t('methods.terms.agree')}
          </Button>
        </ModalActions>
      ) : undefined}
    </div>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });
const words = css({ margin: 0 });
