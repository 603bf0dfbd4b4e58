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
  /** Whether it is announced when it comes or changes. */
  readonly isLive: boolean;
  readonly element: number | undefined;
}

/** Uses a page only through its accessibility tree, as assistive technology does. It neither looks nor clicks. */
export interface ScreenReader {
  /** Waits for something of this role and name; gives its description. */
  readonly hears: (role: string, name: RegExp) => Promise<string>;
  /** Waits for text in a live region: it is read out without being looked for, once for each such text. */
  readonly isAnnounced: (text: string) => Promise<void>;
  /** How often this text is there to be found, and how often in a live region. */
  readonly countOf: (text: string) => Promise<{ readonly found: number; readonly live: number }>;
  /** Waits until something of this role and name has the focus: it is read out without being looked for. */
  readonly isTold: (role: string, name: RegExp) => Promise<void>;
  /** Moves to a control that can be used and presses Enter; returns its accessible name. */
  readonly activates: (role: string, name: RegExp) => Promise<string>;
  /** Moves to a field and types. */
  readonly types: (name: RegExp, text: string) => Promise<void>;
}

const treeOf = async (session: CDPSession): Promise<readonly Told[]> => {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  /** The innermost region decides. */
  const isLive = (nodeId: string | undefined): boolean => {
    const node = nodeId === undefined ? undefined : all.get(nodeId);
    const live = node?.properties?.find(({ name }) => name === 'live');
    return live ? live.value.value !== 'off' : node !== undefined && isLive(node.parentId);
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, description, properties = [], backendDOMNodeId }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').replaceAll('\u00a0', ' '),
      description: String(description?.value ?? '').replaceAll('\u00a0', ' '),
      hasFocus: properties.some((property) => property.name === 'focused' && property.value.value === true),
      isDisabled: properties.some(
        (property) => property.name === 'disabled' && property.value.value === true,
      ),
      isLive: isLive(nodeId),
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
  const countOf = async (text: string) => {
    const tree = await treeOf(session);
    const found = tree.filter(({ role, name }) => role === 'StaticText' && name.includes(text));
    return { found: found.length, live: found.filter(({ isLive }) => isLive).length };
  };
  return {
    hears: async (role, name) => (await find(role, name)).description,
    isAnnounced: async (text) => {
      await expect
        .poll(async () => (await countOf(text)).live, { timeout: PATIENCE_MS, message: text })
        .toBe(1);
    },
    countOf,
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
