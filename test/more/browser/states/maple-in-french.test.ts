import { adaptationFlaws } from '../../../browser/driver/adaptation-flaws.ts';
import type { Sight } from '../../../browser/driver/layout-flaws.ts';
import { checkEveryState, TEXT_SIZES } from '../../../browser/states/check-every-state.ts';
import { everyRound } from '../../../browser/states/index.ts';

/** A phone and a desktop with the spacings of WCAG 1.4.12. */
const SPACED: readonly Sight[] = [
  { width: 360, height: 740, text: 100, spaced: true },
  { width: 1280, height: 900, text: 100, spaced: true },
];

// French has the longest words, so spacings, the system's colours and motion are checked in it.
checkEveryState(
  { tenant: 'maple', locale: 'fr-ca', width: 1280 },
  {
    rounds: everyRound,
    widths: [1280, 320],
    sights: [...TEXT_SIZES, ...SPACED],
    furtherFlaws: adaptationFlaws,
  },
);
