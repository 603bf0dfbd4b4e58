import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useEffect } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';

/**
 * Once a draft is sent, neither it nor its dialog may come back after a reload: they would look like something that is still
 * to be sent. Memory keeps both for a session that ends meanwhile.
 */
export const useSending = (sending: boolean, { name }: DraftPlace<unknown>, onSending: () => void): void => {
  const drafts = useService(KeptDrafts);
  useEffect(() => {
    if (!sending) return;
    drafts.hold({ name });
    onSending();
  }, [sending, drafts, name, onSending]);
};
