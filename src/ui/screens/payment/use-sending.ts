import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useEffect } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import type { CommandState } from '../../services/use-command.ts';

/**
 * Once a draft is sent, neither it nor its dialog may come back after a reload: they would look like something that is still
 * to be sent. Memory keeps both for a session that ends meanwhile, until it is done.
 */
export const useSending = (
  how: CommandState<unknown, unknown>['kind'],
  { name }: DraftPlace<unknown>,
  onSending: () => void,
): void => {
  const drafts = useService(KeptDrafts);
  useEffect(() => {
    if (how === 'done') drafts.drop({ name });
    if (how !== 'running') return;
    drafts.hold({ name });
    onSending();
  }, [how, drafts, name, onSending]);
};
