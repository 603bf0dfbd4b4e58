import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusFlaws } from './focus-flaws.ts';
import { PATIENCE_MS } from './seen.ts';

/** More stops, and more options, than any page of a journey has. */
const MOST_STOPS = 120;
const MOST_OPTIONS = 80;

const isReached = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    const isGroup = element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
    // Of a group of radios one is a stop; arrows lead to the others.
    const sameGroup =
      isGroup &&
      activeElement instanceof HTMLInputElement &&
      activeElement.type === 'radio' &&
      activeElement.name === element.name &&
      activeElement.form === element.form;
    return element.ownerDocument.hasFocus() && (activeElement === element || sameGroup);
  });

/** A grid is one stop; arrows lead from there to its other cells. */
const reachesInGrid = async (what: Locator): Promise<void> => {
  const { keyboard } = what.page();
  await tabsTo(what.page().getByRole('grid').locator('button[tabindex="0"]'));
  for (let cells = 0; !(await isReached(what)); cells += 1) {
    if (cells === MOST_OPTIONS) throw new Error(`no arrow leads to ${what}`);
    const isLater = await what.evaluate((element) => {
      const { activeElement } = element.ownerDocument;
      const place = activeElement?.compareDocumentPosition(element) ?? 0;
      return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    await keyboard.press(isLater ? 'ArrowRight' : 'ArrowLeft');
  }
};

const tabsTo = async (what: Locator): Promise<void> => {
  const { keyboard } = what.page();
  await what.waitFor();
  await expect
    .poll(() => what.isEnabled(), { timeout: PATIENCE_MS, message: `${what} is enabled` })
    .toBe(true);
  for (let stops = 0; !(await isReached(what)); stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`the keyboard does not reach ${what}`);
    await keyboard.press('Tab');
  }
  await expect.poll(() => focusFlaws(what), { message: `the focus at ${what}` }).toEqual([]);
};

/** Chooses a radio, a box or a switch; a switch is turned over. */
const chooses = async (what: Locator): Promise<void> => {
  const { keyboard } = what.page();
  await tabsTo(what);
  const focused = await what.evaluate((element) => element === element.ownerDocument.activeElement);
  if (focused) return keyboard.press('Space');
  for (let options = 0; !(await what.isChecked()); options += 1) {
    if (options === MOST_OPTIONS) throw new Error(`no arrow leads to ${what}`);
    await keyboard.press('ArrowDown');
  }
};

const types = async (what: Locator, text: string): Promise<void> => {
  const { keyboard } = what.page();
  await tabsTo(what);
  if ((await what.getAttribute('type')) === 'date') {
    const [year = '', month = '', day = ''] = text.split('-');
    return keyboard.type(`${month}${day}${year}`);
  }
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.type(text);
};

const picks = async (what: Locator, value: string): Promise<void> => {
  const { keyboard } = what.page();
  await tabsTo(what);
  if ((await what.inputValue()) !== value) await keyboard.press('Home');
  for (let options = 0; (await what.inputValue()) !== value; options += 1) {
    if (options === MOST_OPTIONS) throw new Error(`no arrow leads to ${value} of ${what}`);
    await keyboard.press('ArrowDown');
  }
};

/**
 * Has every gesture of page models made by keyboard alone while something is played: what is clicked, chosen or typed into is
 * reached by Tab, and pressed by Enter, Space and arrows. Fails where something is not reached, or the focus on it is not seen.
 */
export const byKeyboardAlone = async (page: Page, play: () => Promise<void>): Promise<void> => {
  const gestures: object = Object.getPrototypeOf(page.locator('body'));
  const byMouse = ['click', 'check', 'fill', 'selectOption'].map(
    (name) => [name, Reflect.get(gestures, name)] as const,
  );
  Object.assign(gestures, {
    async click(this: Locator) {
      await this.waitFor();
      const toggles = await this.evaluate((element) => element.matches('input, [role=switch]'));
      if (toggles) return chooses(this);
      const isCell = await this.evaluate((element) => element.matches('[role=grid] [tabindex="-1"]'));
      await (isCell ? reachesInGrid(this) : tabsTo(this));
      await this.page().keyboard.press('Enter');
    },
    async check(this: Locator) {
      await this.waitFor();
      if (!(await this.isChecked())) await chooses(this);
    },
    fill(this: Locator, text: string) {
      return types(this, text);
    },
    selectOption(this: Locator, value: string) {
      return picks(this, value);
    },
  });
  try {
    await play();
  } finally {
    Object.assign(gestures, Object.fromEntries(byMouse));
  }
};
