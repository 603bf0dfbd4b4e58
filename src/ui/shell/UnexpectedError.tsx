import { ReportError } from '@member-portal/application/telemetry';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { StatusPage } from '../controls/StatusPage.tsx';
import { useText } from '../intl/use-text.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useOnline } from '../services/use-online.ts';

/** The generic error screen, for any view that fails to render or to load (specification, sections 2 and 8). */
export const UnexpectedError = ({
  error,
  place = 'route',
}: {
  readonly error: unknown;
  /** What failed: one route, or the page around all of them. */
  readonly place?: 'route' | 'page';
}) => {
  const t = useText();
  const report = useService(ReportError);
  const online = useOnline();
  // Retry a failed fetch when the connection is back.
  const [waits] = useState(!online);
  const [pressedOffline, setPressedOffline] = useState(false);
  // Offline, a reload would show the browser's error page instead of the portal.
  const reload = (): void => {
    if (navigator.onLine) window.location.reload();
    else setPressedOffline(true);
  };
  useEffect(() => {
    if (waits && online) window.location.reload();
  }, [waits, online]);
  useEffect(() => report(error, { place }), [error, place, report]);
  return (
    <StatusPage mark={CircleAlert} role="alert">
      <h1>{t(waits ? 'unexpected.offlineHeading' : 'unexpected.heading')}</h1>
      <p>{t(waits ? 'unexpected.offline' : 'unexpected.text')}</p>
      <Button data-dd-action-name="reload" onClick={reload}>
        {t('action.reload')}
      </Button>
      <PhoneLine />
      <p role="status">{pressedOffline && !online ? t('unexpected.stillOffline') : undefined}</p>
    </StatusPage>
  );
};

type Caught = { readonly failed: boolean; readonly error: unknown };

/** Catches errors outside of any route. */
export class RenderErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  static getDerivedStateFromError = (error: unknown): Caught => ({ failed: true, error });

  override state: Caught = { failed: false, error: undefined };

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? <UnexpectedError error={error} place="page" /> : this.props.children;
  }
}
