import { Log, PortalConfiguration } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FirstScreenProvider } from './controls/FirstScreen.tsx';
import { IntlProvider } from './intl/IntlProvider.tsx';
import type { Messages } from './intl/messages.ts';
import { ModalRegistryProvider } from './modal/ModalRegistryProvider.tsx';
import type { PortalRouter } from './routing/create-portal-router.ts';
import { type PortalServices, ServicesProvider } from './services/ServicesProvider.tsx';
import { RenderErrorBoundary } from './shell/RenderErrorBoundary.tsx';
import type { FontFiles } from './theme/fonts.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import type { FontName } from './theme/theme.ts';
import { themes } from './theme/themes.ts';
import { ToastProvider } from './toast/ToastProvider.tsx';

export interface PortalProps extends PortalServices {
  readonly router: PortalRouter;
  readonly locale: Locale;
  /** The `shell` messages of the locale. */
  readonly messages: Messages;
  readonly fonts: Readonly<Record<FontName, FontFiles>>;
}

/** The whole front end, on the use cases it is given. */
export const Portal = ({ router, locale, messages, fonts, services, loadSignedIn }: PortalProps) => {
  const { timeZone, theme } = services.get(PortalConfiguration);
  const log = services.get(Log);
  const onProblem = useCallback((message: string) => log.write('error', message), [log]);
  return (
    <ServicesProvider services={services} loadSignedIn={loadSignedIn}>
      <IntlProvider locale={locale} timeZone={timeZone} messages={messages} onProblem={onProblem}>
        <GlobalStyle theme={themes[theme]} fonts={fonts} />
        <RenderErrorBoundary>
          <ToastProvider>
            <ModalRegistryProvider>
              <FirstScreenProvider>
                <RouterProvider router={router} />
              </FirstScreenProvider>
            </ModalRegistryProvider>
          </ToastProvider>
        </RenderErrorBoundary>
      </IntlProvider>
    </ServicesProvider>
  );
};
