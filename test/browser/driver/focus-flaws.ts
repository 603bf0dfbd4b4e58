import type { BrowserContext, Locator, Page } from 'playwright-core';

/** What keeps eyes from finding the focus at something: no sign around it, out of the window, or something over it. */
export const focusFlaws = (what: Locator): Promise<readonly string[]> =>
  what.evaluate((element) => {
    const focused = element.ownerDocument.activeElement ?? element;
    const flaws: string[] = [];
    const label = focused.closest('label');
    const marked = [focused, focused.parentElement, label, label?.parentElement].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    if (!marked) flaws.push('nothing marks it');
    const { left, right, top, bottom } = (label ?? focused).getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((across) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    const shows = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && ((label ?? focused).contains(hit) || hit.contains(focused));
    });
    if (!shows) flaws.push('it is hidden');
    return flaws;
  });

/** Watches, in pages to come, where the focus goes once a dialog has closed. */
export const watchOpeners = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    interface Opening {
      readonly dialog: HTMLDialogElement;
      readonly opener: Element | null;
      returned: boolean;
    }
    const openings: Opening[] = [];
    Reflect.set(window, 'openings', openings);
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      openings.push({ dialog: this, opener: document.activeElement, returned: false });
      showModal.call(this);
    };
    document.addEventListener('focusin', ({ target }) => {
      for (const opening of openings)
        if (target === opening.opener && !opening.dialog.open) opening.returned = true;
    });
  });
};

/** Openers of dialogs that are closed and that the focus never came back to, though they are still there. */
export const forsakenOpeners = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const openings: unknown = Reflect.get(window, 'openings');
    return (Array.isArray(openings) ? openings : [])
      .filter(({ dialog, opener, returned }) => !dialog.open && opener?.isConnected && !returned)
      .map(({ opener }) => `${opener.tagName} ${opener.textContent}`);
  });
