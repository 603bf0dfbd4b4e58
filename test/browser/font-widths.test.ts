import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROBOTO_BOLD_WIDTH, shippedMetrics } from '../../hosting/theme/fitted-fallbacks.ts';
import { sharedBrowser } from '../support/browser.ts';
import { repositoryPath } from '../support/repository.ts';

const messages = repositoryPath('src', 'ui', 'intl', 'messages');
const assets = repositoryPath('src', 'portal', 'dist', 'assets');

/** All messages that take no argument, as one line of text. */
const text = readdirSync(messages)
  .flatMap((file) => Object.values<unknown>(JSON.parse(readFileSync(join(messages, file), 'utf8'))))
  .filter((message) => typeof message === 'string' && !message.includes('{'))
  .join(' ');

const fileOf = (family: string): string => {
  const name = readdirSync(assets).find((file) => file.startsWith(`${family}-latin-wght-normal-`)) ?? '';
  return readFileSync(join(assets, name)).toString('base64');
};

/** As wide as the text is at 1,000 px, where no letter is rounded to whole pixels. */
const widths = async (files: readonly string[], weights: readonly number[]): Promise<readonly number[][]> => {
  const page = await (await sharedBrowser()).newPage();
  const measured = await page.evaluate(
    async (given) => {
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing) throw new Error('nothing can be measured');
      const all: number[][] = [];
      for (const [index, file] of given.files.entries()) {
        const source = `url(data:font/woff2;base64,${file})`;
        document.fonts.add(await new FontFace(`font-${index}`, source, { weight: '100 1000' }).load());
        all.push([]);
        for (const weight of given.weights) {
          drawing.font = `${weight} 1000px font-${index}`;
          all[index]?.push(drawing.measureText(given.text).width);
        }
      }
      return all;
    },
    { files, weights, text },
  );
  await page.close();
  return measured;
};

test('the bundled font families have the relative widths that their metrics state', async () => {
  const { 'Nunito Sans': nunito, Roboto: roboto } = shippedMetrics;
  const [wide = [], narrow = []] = await widths([fileOf('nunito-sans'), fileOf('roboto')], [400, 600, 700]);
  const [regular = 0, semibold = 0] = wide;
  const [robotoRegular = 1, robotoSemibold = 1, robotoBold = 1] = narrow;
  for (const [measured, told] of [
    [regular / robotoRegular, nunito.width / roboto.width],
    [semibold / robotoSemibold, nunito.boldWidth / roboto.boldWidth],
    // Android draws the fallback in its own Roboto.
    [semibold / robotoBold, nunito.boldWidth / ROBOTO_BOLD_WIDTH],
  ] as const)
    expect(Math.abs(measured / told - 1)).toBeLessThan(0.003);
});
