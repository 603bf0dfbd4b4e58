import { checkEveryState, TEXT_SIZES } from '../../../browser/states/check-every-state.ts';
import { everyRound } from '../../../browser/states/index.ts';

checkEveryState(
  { tenant: 'northwind', locale: 'en-us', width: 1280 },
  { rounds: everyRound, widths: [1280, 320], sights: TEXT_SIZES },
);
