import { checkEveryState } from '../../../browser/states/check-every-state.ts';
import { everyRound } from '../../../browser/states/index.ts';

checkEveryState(
  { tenant: 'maple', locale: 'en-ca', width: 1280 },
  { rounds: everyRound, widths: [1280, 320], colorScheme: 'dark' },
);
