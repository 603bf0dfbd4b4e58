import { adaptationFlaws } from '../../../browser/driver/adaptation-flaws.ts';
import type { Sight } from '../../../browser/driver/layout-flaws.ts';
import { TEXT_SIZES, testEveryState } from './every-state.ts';

/** A phone and a desktop with the spacings of WCAG 1.4.12. */
const SPACED: readonly Sight[] = [
  { width: 360, height: 740, text: 100, spaced: true },
  { width: 1280, height: 900, text: 100, spaced: true },
];

// French has the longest words, so what makes a page longer or changes its edges is looked at in it.
testEveryState({ tenant: 'maple', locale: 'fr-ca', width: 1280 }, 'light', {
  sights: [...TEXT_SIZES, ...SPACED],
  flaws: adaptationFlaws,
});
