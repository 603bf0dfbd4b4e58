import { css } from '@emotion/react';
import { BuyerActivity, type GatewayReport, type GatewaySession } from '@member-portal/application/ports';
import type { MethodError } from '@member-portal/domain/payment-method';
import { useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { handFocusOn } from '../../controls/hand-focus-on.ts';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { tokens } from '../../theme/tokens.ts';
import { useGatewayReports } from './use-gateway-reports.ts';
import { useSilence } from './use-silence.ts';

/** Heights that a frame may take, CSS pixels, whatever its page asks for. */
const LOWEST = 160;
const HIGHEST = 1200;

/**
 * A page of the payment gateway in a frame: card and account numbers are typed there and never reach the portal. Errors of
 * the page show above it in the portal's words; its result goes to `onReport`. Typing in it keeps the session alive.
 */
export const GatewayFrame = ({
  session,
  title,
  onReport,
  onStartAgain,
}: {
  readonly session: GatewaySession;
  readonly title: string;
  readonly onReport: (report: Extract<GatewayReport, { readonly kind: 'completed' | 'cancelled' }>) => void;
  readonly onStartAgain: () => void;
}) => {
  const t = useText();
  const activity = useService(BuyerActivity);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  const [height, setHeight] = useState<number | undefined>(undefined);
  const [error, setError] = useState<MethodError | undefined>(undefined);
  const { silent, loaded, reported } = useSilence();

  useGatewayReports(session, frame, (report) => {
    if (report.kind === 'activity') {
      activity.report();
      return;
    }
    if (report.kind === 'resize') {
      setHeight(Math.min(HIGHEST, Math.max(LOWEST, report.height)));
      return;
    }
    reported();
    setShown(true);
    setError(report.kind === 'failed' ? report.error : undefined);
    if (report.kind === 'completed' || report.kind === 'cancelled') onReport(report);
  });

  return (
    <>
      {error ? (
        <Notice tone="danger" heading={t('methods.error.title')} announce>
          <p>{t(`methods.error.${error}`)}</p>
        </Notice>
      ) : undefined}
      {silent ? (
        <Notice tone="warning" heading={t('methods.frame.silent.title')} announce>
          <p>{t('methods.frame.silent.text')}</p>
          <div ref={handFocusOn}>
            <Button variant="secondary" onClick={onStartAgain}>
              {t('methods.frame.startAgain')}
            </Button>
          </div>
        </Notice>
      ) : undefined}
      {shown || silent ? undefined : <Spinner />}
      <div css={shown ? box : unseen}>
        <iframe
          ref={frame}
          src={session.url}
          title={title}
          // It may send its own forms and open its own links in a new window, and nothing of ours.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          css={page}
          style={{ height }}
          onLoad={loaded}
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
const page = css({ display: 'block', width: '100%', minHeight: LOWEST, border: 0 });
