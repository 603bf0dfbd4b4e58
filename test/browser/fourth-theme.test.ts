import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTenants } from '@member-portal/host';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { theme as checkTheme } from '../../hosting/command/theme.ts';
import { readyThemes } from '../../hosting/theme/ready-themes.ts';
import { sharedBrowser } from '../support/browser.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { serveTenant } from '../support/tenant-site.ts';

const LOGO = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="6" fill="${color}"/></svg>`;

const { violet } = readyThemes;
const THEME = {
  assetbase: '/static/',
  font: { family: 'Prairie Grotesk', files: [{ file: 'fonts/prairie.woff2', weights: '100 900' }] },
  logo: { file: 'logo.svg', dark: 'logo-dark.svg', height: 32 },
  corners: { control: 2, button: 3, card: 4 },
  light: { ...violet.light, page: '#faf8f2', primary: '#0b6e4f', primaryHover: '#08543c', accent: '#0a5c42' },
  dark: { ...violet.dark, page: '#10140f', primary: '#8fd8b8', primaryHover: '#b0e6ce', accent: '#9adfc2' },
};

/** A lender that this repository does not know, made as a brand person makes one: files in a folder, and nothing else. */
const prairie = (): string => {
  const directory = temporaryFolder();
  const { status, stderr } = spawnSync(
    process.execPath,
    [repositoryPath('scripts', 'tenant-new.mjs'), 'prairie', `--tenants=${directory}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const folder = join(directory, 'prairie');
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('theme.json', JSON.stringify(THEME));
  write('logo.svg', LOGO('#0b6e4f'));
  write('logo-dark.svg', LOGO('#8fd8b8'));
  write(
    'config.json',
    readFileSync(join(folder, 'config.json'), 'utf8').replace('"theme": "violet"', '"theme": "prairie"'),
  );
  for (const name of ['fonts', 'messages']) mkdirSync(join(folder, name));
  write('messages/en-us.json', JSON.stringify({ 'signIn.heading': 'Welcome to Prairie' }));
  const font = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
  cpSync(repositoryPath('node_modules', font), join(folder, 'fonts', 'prairie.woff2'));
  expect(checkTenants(directory).problems).toEqual([]);
  expect(checkTheme([`--tenants=${directory}`], () => undefined)).toBe(0);
  return directory;
};

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const look = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('main button[type=submit]') ?? document.body;
    const logo = document.querySelector<HTMLImageElement>('header img');
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button);
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      button: backgroundColor,
      borderRadius,
      fontFamily,
      fonts: [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
      logo: {
        alt: logo?.alt,
        width: logo?.width,
        height: logo?.height,
        drawn: (logo?.naturalWidth ?? 0) > 0,
      },
      logoSource: new URL(logo?.currentSrc ?? '', location.href).pathname,
    };
  });

test('a fourth theme needs only a folder: the built portal uses it, light and dark, and accepts a card', async () => {
  const { origin, close } = await serveTenant(prairie(), 'prairie');
  onTestFinished(close);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });

  await page.goto(origin);
  await page.getByRole('heading', { level: 1, name: 'Welcome to Prairie' }).waitFor();
  // The font is asked for once the page has loaded.
  await expect.poll(async () => (await look(page)).fonts).toEqual(['Prairie Grotesk']);
  const light = await look(page);
  expect(light).toMatchObject({
    ground: rgb(THEME.light.page),
    button: rgb(THEME.light.primary),
    borderRadius: '3px',
    logo: { alt: 'Prairie', width: 96, height: 32, drawn: true },
  });
  expect(light.fontFamily).toMatch(/^"Prairie Grotesk"/);
  expect(light.logoSource).toMatch(/^\/static\/theme\/[0-9a-f]{16}\.svg$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await look(page)).button).toBe(rgb(THEME.dark.primary));
  const dark = await look(page);
  expect([dark.ground, dark.logo.drawn]).toEqual([rgb(THEME.dark.page), true]);
  expect(dark.logoSource).not.toBe(light.logoSource);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto(`${origin}/sandbox`);
  await page
    .getByRole('button', { name: /^Sign in as/ })
    .first()
    .click();
  await page.waitForURL('**/loans/outstanding');
  await page.goto(`${origin}/my-information`);
  const methods = page.getByRole('region', { name: 'Payment methods' });
  await methods.getByRole('button', { name: /^Add/ }).click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  for (const [name, text] of Object.entries({
    holder: 'Avery Stone',
    number: '4000 0566 5566 5556',
    expiry: '09/29',
    securityCode: '123',
  }))
    await frame.locator(`[name="${name}"]`).fill(text);
  await frame.locator('button.main').click();
  await methods.getByText('5556').first().waitFor();
  expect(wrong).toEqual([]);

  // The ground is the theme's before any script has run.
  for (const colorScheme of ['light', 'dark'] as const) {
    const still = await browser.newPage({ colorScheme, javaScriptEnabled: false });
    await still.goto(origin);
    const ground = await still.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(ground).toBe(rgb(THEME[colorScheme].page));
    await still.close();
  }
});
