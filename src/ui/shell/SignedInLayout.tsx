import { SessionStore } from '@member-portal/application/ports';
import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MoreMessages } from '../intl/IntlProvider.tsx';
import { createReadCache } from '../services/create-read-cache.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { fetchToast } from '../toast/lazy-toast.ts';
import { BuyerGate } from './BuyerGate.tsx';
import { SessionEnding } from './SessionEnding.tsx';

const route = getRouteApi('/standard/signed-in');

/** Gives signed-in pages their messages and a cache of reads that ends with the session. */
export const SignedInLayout = () => {
  const { messages } = route.useLoaderData();
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
      <MoreMessages messages={messages}>
        <SessionEnding />
        <BuyerGate>
          <Outlet />
        </BuyerGate>
      </MoreMessages>
    </QueryClientProvider>
  );
};
