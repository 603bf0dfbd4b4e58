import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeContactSheet } from '../../../scripts/lib/contact-sheet.mjs';
import { sharedBrowser } from '../../support/browser.ts';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = (script: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [repositoryPath('scripts', script), ...args],
    { cwd: repositoryPath(), encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
};

test('npm run gallery -- --tenant makes one sheet of a lender’s look to sign off, and none of a look that fails', () => {
  const tenants = temporaryFolder();
  run('tenant-new.mjs', ['plains', '--theme=azure', '--locales=en-ca,fr-ca', `--tenants=${tenants}`]);
  const sheet = repositoryPath('artifacts', 'gallery', 'plains.html');
  onTestFinished(() => {
    for (const name of ['plains', 'plains.html', 'plains.png'])
      rmSync(repositoryPath('artifacts', 'gallery', name), { recursive: true, force: true });
  });
  const file = join(tenants, 'plains', 'theme.json');
  const theme = readFileSync(file, 'utf8');
  writeFileSync(file, theme.replace(/"primary": "#\w+"/, '"primary": "#ffdd00"'));
  const failing = run('gallery.mjs', ['--tenant', 'plains', '--tenants', tenants]);
  expect([failing.status, failing.said]).toEqual([
    1,
    expect.stringContaining('Nearest that passes: primary #'),
  ]);
  expect(existsSync(sheet)).toBe(false);

  writeFileSync(file, theme);
  const made = run('gallery.mjs', ['--tenant=plains', `--tenants=${tenants}`]);
  expect(made.status, made.said).toBe(0);
  expect(made.said).toContain(sheet);
  const told = readFileSync(sheet, 'utf8');
  expect(told).toMatch(
    /Style sheet \/static\/theme\/theme-[0-9a-f]{16}\.css<.*Build index-[\w-]+<.*Signed off by/,
  );
  const series = ['en-ca', 'fr-ca'].flatMap((locale) =>
    ['dark', 'light'].flatMap((scheme) => [1280, 360].map((width) => `${locale}-${scheme}-${width}`)),
  );
  for (const name of series) {
    const pictures = readdirSync(repositoryPath('artifacts', 'gallery', 'plains', name));
    expect([name, pictures.length]).toEqual([name, 12]);
    for (const picture of pictures) expect(told).toContain(`plains/${name}/${picture}`);
  }
}, 600_000);

test('a contact sheet shows the top of each picture, also of a low one', async () => {
  const browser = await sharedBrowser();
  const folder = temporaryFolder({ 'series/note.txt': '' });
  const page = await browser.newPage({ viewport: { width: 400, height: 100 } });
  await page.setContent('<body style="margin:0;background:#f00">');
  await page.screenshot({ path: join(folder, 'series', 'low.png') });
  const series = [{ title: 'low', folder: join(folder, 'series'), shownWidth: 300 }];
  await writeContactSheet({ browser, folder, title: 'sheet', series });
  const picture = readFileSync(join(folder, 'sheet.png')).toString('base64');
  await page.setContent(`<img src="data:image/png;base64,${picture}">`);
  const red = await page.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 60) count += 1;
    return count;
  });
  await page.close();
  expect(red).toBeGreaterThan(300 * 70);
});
