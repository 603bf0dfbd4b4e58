import { checkEveryState } from './states/check-every-state.ts';
import { rounds } from './states/index.ts';

// A phone, as it is and with the text of the browser's settings at twice its size. `npm run test:more` checks other widths, tenants,
// languages and schemes.
checkEveryState(
  { tenant: 'northwind', locale: 'en-us', width: 360 },
  { rounds, widths: [360], sights: [{ width: 360, height: 740, text: 200 }] },
);
