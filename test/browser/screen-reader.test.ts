import { describe, test } from 'vitest';
import { screenReader } from './driver/screen-reader.ts';
import { aStage } from './driver/stage.ts';

describe('by screen reader alone', () => {
  const stage = aStage();

  test('a borrower signs in, hears what is late, pays it, and hears its outcome', () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 360 }, async ({ tab: { page, origin } }) => {
      const platform = stage.platform('northwind');
      const blake = await platform.borrower('Blake');
      await page.goto(origin);
      const reader = await screenReader(page);

      await reader.hears('heading', /^Sign in$/);
      await reader.types(/^Email address/, blake.email);
      await reader.activates('button', /^Email me a code$/);
      await reader.hears('heading', /^Enter your code$/);
      await reader.types(/^Verification code/, await platform.newestCode(blake.email));
      await reader.activates('button', /^Sign in$/);

      // The first page after signing in says what is late, in a heading and on the button that pays it.
      await reader.hears('heading', /^Your loans$/);
      await reader.hears('heading', /^Past due/);
      await reader.activates('button', /^Pay \$[\d,.]+/);

      // What is paid is chosen already: past due, from the method used last.
      const pressed = await reader.activates('button', /^(Review payment|Agree and pay \$[\d,.]+)$/);
      if (pressed === 'Review payment') await reader.activates('button', /^Agree and pay \$[\d,.]+$/);
      await reader.isTold('heading', /^Your loan is up to date$/);
      await reader.hears('term', /^Confirmation number$/);
    }));
});
