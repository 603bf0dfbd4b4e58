import { Analytics } from '@member-portal/application/ports';
import type { PageName } from '@member-portal/domain/telemetry';
import { useEffect, useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';

/** Tells analytics, once for each time a screen is entered, that it shows (specification, section 2: page names). */
export const usePageLoaded = (page: PageName): void => {
  const analytics = useService(Analytics);
  const told = useRef<PageName | undefined>(undefined);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    analytics.pageLoaded(page);
  }, [analytics, page]);
};
