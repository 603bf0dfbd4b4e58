import { css } from '@emotion/react';
import { Clock, TenantRules } from '@member-portal/application/ports';
import { Outlet, useLoaderData } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { PrintStyle } from '../files/PrintStyle.tsx';
import { MoreMessages } from '../intl/IntlProvider.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { FollowLanguage } from '../language/FollowLanguage.tsx';
import { LiveRegion } from '../modal/LiveRegion.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlag } from '../services/use-flag.ts';
import { useOnlineReads } from '../services/use-reads.ts';
import { tokens } from '../theme/tokens.ts';
import { BuyerGate } from './BuyerGate.tsx';
import { SessionEnding } from './SessionEnding.tsx';

export { ReadAhead } from '@member-portal/application/loans';

/** Provides signed-in pages, or `children` in their place, with messages and data kept until the session ends. */
export const SignedInLayout = ({ children = <Outlet /> }: { readonly children?: ReactNode }) => {
  // The data of any route that uses this layout: there is one with a header and one without.
  const { signedInMessages = {} } = useLoaderData({ strict: false }) ?? {};
  usePreparedFormats();
  useOnlineReads();
  // The router renders a layout in one task; deferred content renders in slices, between which the page handles input.
  const isDrawn = useDeferredValue(true, false);
  return (
    <MoreMessages messages={signedInMessages}>
      {isDrawn ? (
        <>
          <PrintStyle />
          <FollowLanguage />
          <MaintenanceBanner />
          <SessionEnding />
          <BuyerGate>{children}</BuyerGate>
        </>
      ) : (
        <Spinner page />
      )}
    </MoreMessages>
  );
};

/**
 * Creates `Intl` formatters while the first answers are awaited, each in a separate task: the first date and the first plural
 * of a page take longer than all later ones together. Half of the first date's time is a list of locales that a collator needs, too.
 */
const usePreparedFormats = (): void => {
  const t = useText();
  const format = useFormat();
  const clock = useService(Clock);
  const { timeZone } = useService(TenantRules);
  const prepare = useEffectEvent(() => {
    const today = () => timeZone.dateAt(clock.now());
    const formatPlural = () => t('errors.summary', { count: 1 });
    return [() => new Intl.Collator(), today, () => format.dateShort(today()), formatPlural];
  });
  useEffect(() => {
    const timers = prepare().map((first) => setTimeout(first));
    return () => timers.forEach(clearTimeout);
  }, []);
};

/** Announces maintenance of the lender's systems while the flag is on. */
const MaintenanceBanner = () => {
  const t = useText();
  const on = useFlag('maintenanceBanner');
  return (
    <LiveRegion role="status" css={spaced} version={on}>
      {on && (
        <Notice tone="warning" heading={t('session.maintenance.heading')}>
          {t('session.maintenance.text')}
        </Notice>
      )}
    </LiveRegion>
  );
};

const spaced = css({ '&:not(:empty)': { marginBlockEnd: tokens.space[5] } });
