import { expect, test } from 'vitest';
import { aStage } from './driver/stage.ts';

const stage = aStage();

test('errors have a stack again once the first script is evaluated, and none that React makes before', async () => {
  const page = await stage.browser.newPage();
  await page.addInitScript(() => {
    const early: { message: string; stack?: string }[] = [];
    Reflect.set(window, 'early', early);
    const noted = <Made extends object>(error: Made): Made => {
      if (error instanceof Error) early.push({ message: error.message, stack: error.stack ?? '' });
      return error;
    };
    window.Error = new Proxy(Error, {
      apply: (target, self, given) => noted(Reflect.apply(target, self, given)),
      construct: (target, given, made) => noted(Reflect.construct(target, given, made)),
    });
  });
  await page.goto(`${stage.server.originOf('northwind')}/loans/outstanding`);
  await page.getByRole('textbox').waitFor();
  const [early, later] = await page.evaluate(() => [
    Reflect.get(window, 'early') as readonly { message: string; stack: string }[],
    new Error('later').stack,
  ]);
  await page.close();
  const ofReact = early.filter(({ message }) => message.startsWith('Minified React error'));
  expect(ofReact.length).toBeGreaterThan(3);
  expect(ofReact.filter(({ stack }) => /:\d+:\d+/.test(stack))).toEqual([]);
  expect(later).toMatch(/:\d+:\d+/);
});
