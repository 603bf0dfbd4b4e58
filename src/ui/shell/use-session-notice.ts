import { ObserveSession } from '@member-portal/application/session';
import type { SessionNotice } from '@member-portal/domain/session';
import { useEffect, useState } from 'react';
import { useService } from '../services/ServicesProvider.tsx';

/** What the buyer has to be told of the session's end, as it changes. */
export const useSessionNotice = (): SessionNotice => {
  const observe = useService(ObserveSession);
  const [notice, setNotice] = useState<SessionNotice>({ kind: 'none' });
  useEffect(() => observe(setNotice), [observe]);
  return notice;
};
