import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Log, PortalConfiguration } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { FirstScreenProvider } from './controls/FirstScreen.tsx';
import { WaitClock } from './controls/Spinner.tsx';
import { IntlProvider } from './intl/IntlProvider.tsx';
import { type Messages, ownMessages } from './intl/messages.ts';
import { ModalRegistryProvider } from './modal/ModalRegistry.tsx';
import type { PortalRouter } from './routing/create-portal-router.ts';
import { type PortalServices, ServicesProvider } from './services/ServicesProvider.tsx';
import { RenderErrorBoundary } from './shell/UnexpectedError.tsx';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { createStyleCache } from './theme/style-cache.ts';
import { ToastProvider } from './toast/ToastProvider.tsx';

export interface PortalProps extends PortalServices {
  readonly router: PortalRouter;
  readonly locale: Locale;
  /** The `shell` messages of the locale. */
  readonly messages: Messages;
  /** When the visitor began to wait for the page, as `performance.now()` counts; defaults to now. */
  readonly waitingSince?: number;
  /** Where styles are kept; defaults to the document's head. */
  readonly styles?: EmotionCache;
}

/** The whole front end, built on the given use cases. */
export const Portal = ({ router, locale, messages, services, loadSignedIn, ...given }: PortalProps) => {
  const [styles] = useState(() => given.styles ?? createStyleCache());
  const { messages: worded } = services.get(PortalConfiguration);
  const log = services.get(Log);
  const own = useMemo(() => ownMessages(worded?.[locale] ?? {}), [worded, locale]);
  const onProblem = useCallback(
    (problem: string) => log.write('error', 'message failed', { problem }),
    [log],
  );
  return (
    <CacheProvider value={styles}>
      <ServicesProvider services={services} loadSignedIn={loadSignedIn}>
        <IntlProvider locale={locale} messages={messages} own={own} onProblem={onProblem}>
          <GlobalStyle />
          <RenderErrorBoundary>
            <ModalRegistryProvider>
              <ToastProvider>
                <FirstScreenProvider>
                  <WaitClock since={given.waitingSince}>
                    <RouterProvider router={router} />
                  </WaitClock>
                </FirstScreenProvider>
              </ToastProvider>
            </ModalRegistryProvider>
          </RenderErrorBoundary>
        </IntlProvider>
      </ServicesProvider>
    </CacheProvider>
  );
};
