import { readsAfterAutopay, TurnOffAutopay } from '@member-portal/application/autopay';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import type { TurnOff } from './TurnOffStep.tsx';

/** Turns autopay off, and reads again what that made untrue before its outcome is told. */
export const useTurnOff = (): TurnOff => {
  const turnOff = useService(TurnOffAutopay);
  const refresh = useRefreshReads();
  return useCommand((loan, signal) =>
    turnOff(loan, signal).map(async (stopped) => {
      await refresh(readsAfterAutopay(loan.id));
      return stopped;
    }),
  );
};
