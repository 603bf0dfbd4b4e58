import type { BrowserContext } from 'playwright-core';

/** Milliseconds that something took in a page, and what it was. */
export interface Took {
  readonly kind: 'interaction' | 'long task' | 'task' | 'dialog' | 'heading' | 'list';
  readonly ms: number;
  readonly what: string;
}

interface Note extends Took {
  /** Entries of one interaction, such as pointerdown and click, have one. */
  readonly id: string;
}

const SLOWDOWN = 4;

/**
 * Records in every document what Chromium reports of interactions, and how long after a press a dialog or a
 * heading is painted.
 */
const watch = (): void => {
  const note = (kind: Took['kind'], ms: number, what: string, id = `${Math.random()}`): void =>
    Reflect.get(window, 'noteTime')?.({ kind, ms, what, id });
  const nameOf = (node: unknown): string => {
    const element = node instanceof Element ? (node.closest('button, a, label, [role]') ?? node) : undefined;
    return `${element?.tagName.toLowerCase() ?? '?'} “${element?.textContent?.trim().slice(0, 40) ?? ''}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, interactionId, target } = entry as PerformanceEventTiming & {
        readonly interactionId: number;
      };
      if (interactionId > 0)
        note(
          'interaction',
          duration,
          `${name} on ${nameOf(target)}`,
          `${performance.timeOrigin} ${interactionId}`,
        );
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note('long task', duration, location.pathname);
  }).observe({ type: 'longtask', buffered: true });
  let pressed = { at: 0, what: '' };
  const shown = { dialogs: 0, heading: '', articles: 0 };
  document.addEventListener(
    'click',
    ({ timeStamp, target }) => {
      pressed = { at: timeStamp, what: nameOf(target) };
    },
    { capture: true },
  );
  const paintedSince = (kind: Took['kind']): void => {
    const { at, what } = pressed;
    if (at === 0) return;
    // A task after the frame's callbacks starts when the frame has been presented.
    requestAnimationFrame(() => setTimeout(() => note(kind, performance.now() - at, what)));
  };
  new MutationObserver(() => {
    const dialogs = document.querySelectorAll('dialog[open]').length;
    const heading = document.querySelector('h1')?.textContent ?? '';
    const articles = document.querySelectorAll('main article').length;
    if (dialogs > shown.dialogs) paintedSince('dialog');
    if (heading !== '' && heading !== shown.heading) paintedSince('heading');
    if (articles > 0 && shown.articles === 0) paintedSince('list');
    Object.assign(shown, { dialogs, heading, articles });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
};

/** Slows each page of a context and notes what takes time in it, from its first document on. */
export const watchTimes = async (context: BrowserContext) => {
  const notes = new Map<string, Note>();
  await context.exposeFunction('noteTime', (note: Note) => {
    // An interaction is as long as the longest of its events.
    if ((notes.get(note.id)?.ms ?? 0) < note.ms) notes.set(note.id, note);
  });
  // The function by which tsx keeps names; a page has none.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(watch);
  context.on('page', async (page) => {
    const devTools = await context.newCDPSession(page).catch(() => undefined);
    await devTools?.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }).catch(() => undefined);
  });
  return {
    of: (kind: Took['kind']): readonly Took[] => [...notes.values()].filter((note) => note.kind === kind),
    forget: () => notes.clear(),
  };
};

export type WatchedTimes = Awaited<ReturnType<typeof watchTimes>>;
