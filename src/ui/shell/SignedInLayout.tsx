import { SessionStore } from '@member-portal/application/ports';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLoaderData } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { PrintStyle } from '../files/PrintStyle.tsx';
import { MoreMessages } from '../intl/IntlProvider.tsx';
import { FollowLanguage } from '../language/FollowLanguage.tsx';
import { createReadCache } from '../services/create-read-cache.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { fetchToast } from '../toast/lazy-toast.ts';
import { BuyerGate } from './BuyerGate.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { SessionEnding } from './SessionEnding.tsx';

/** Gives signed-in pages, or `children` in their place, their messages and a cache of reads that ends with the session. */
export const SignedInLayout = ({ children = <Outlet /> }: { readonly children?: ReactNode }) => {
  // Of whichever route this is the layout of: there is one with a header and one without.
  const { signedInMessages = {} } = useLoaderData({ strict: false }) ?? {};
  const sessions = useService(SessionStore);
  const [cache] = useState(createReadCache);
  useEffect(() => {
    const stop = sessions.subscribe((change) => {
      if (change.kind !== 'refreshed') cache.clear();
    });
    return () => {
      stop();
      cache.clear();
    };
  }, [sessions, cache]);
  useEffect(() => {
    fetchToast().catch(() => undefined);
  }, []);
  return (
    <QueryClientProvider client={cache}>
      <MoreMessages messages={signedInMessages}>
        <PrintStyle />
        <FollowLanguage />
        <MaintenanceBanner />
        <SessionEnding />
        <BuyerGate>{children}</BuyerGate>
      </MoreMessages>
    </QueryClientProvider>
  );
};
