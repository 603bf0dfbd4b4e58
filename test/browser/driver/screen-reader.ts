import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS } from './seen.ts';

/** What a screen reader says of one thing on a page: `heading: Payment processing`. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly hasFocus: boolean;
  readonly isDisabled: boolean;
  readonly element: number | undefined;
}

/** Uses a page only through its accessibility tree, as assistive technology does. It neither looks nor clicks. */
export interface ScreenReader {
  /** Waits for something of this role and name; gives its description. */
  readonly hears: (role: string, name: RegExp) => Promise<string>;
  /** Waits until something of this role and name has the focus: it is read out without being looked for. */
  readonly isTold: (role: string, name: RegExp) => Promise<void>;
  /** Moves to a control that can be used and presses Enter; returns its accessible name. */
  readonly activates: (role: string, name: RegExp) => Promise<string>;
  /** Moves to a field and types. */
  readonly types: (name: RegExp, text: string) => Promise<void>;
}

const treeOf = async (session: CDPSession): Promise<readonly Told[]> => {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [], backendDOMNodeId }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').replaceAll('\u00a0', ' '),
      description: String(description?.value ?? '').replaceAll('\u00a0', ' '),
      hasFocus: properties.some((property) => property.name === 'focused' && property.value.value === true),
      isDisabled: properties.some(
        (property) => property.name === 'disabled' && property.value.value === true,
      ),
      element: backendDOMNodeId,
    }));
};

/** A screen reader on a page. */
export const screenReader = async (page: Page): Promise<ScreenReader> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await session.send('DOM.enable');
  const find = async (role: string, name: RegExp, isWanted: (one: Told) => boolean = () => true) => {
    let found: Told | undefined;
    let all: readonly Told[] = [];
    const look = async (): Promise<boolean> => {
      all = await treeOf(session).catch(() => []);
      found = all.find((one) => one.role === role && name.test(one.name) && isWanted(one));
      return found !== undefined;
    };
    await expect
      .poll(look, { timeout: PATIENCE_MS, message: `${role} ${name}` })
      .toBe(true)
      .catch(() => {
        const heard = all.filter((one) => one.name !== '').map((one) => `${one.role}: ${one.name}`);
        throw new Error(`no ${role} ${name} is told, but ${[...new Set(heard)].join(' | ').slice(0, 3000)}`);
      });
    if (!found) throw new Error(`no ${role} ${name}`);
    return found;
  };
  const moveTo = async (role: string, name: RegExp): Promise<string> => {
    const { element, name: told } = await find(role, name, ({ isDisabled }) => !isDisabled);
    if (element === undefined) throw new Error(`${role} ${name} is no element`);
    await session.send('DOM.focus', { backendNodeId: element });
    return told;
  };
  return {
    hears: async (role, name) => (await find(role, name)).description,
    isTold: async (role, name) => {
      await find(role, name, ({ hasFocus }) => hasFocus);
    },
    activates: async (role, name) => {
      const told = await moveTo(role, name);
      await page.keyboard.press('Enter');
      return told;
    },
    types: async (name, text) => {
      await moveTo('textbox', name);
      await page.keyboard.type(text);
    },
  };
};
