import type { Page } from 'playwright-core';

/**
 * Words that lie over other words, a control or an icon that they are no part of, words that leave their control, their window or
 * a box that cuts them, and boxes that scroll sideways. What is folded away, hidden from sight or fixed to the window is left alone; bars
 * that stay while the rest scrolls are measured where they would lie. Documents in shadow roots have tests of their own.
 */
export const overlapFlaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const flaws = new Set<string>();
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Piece {
      readonly owner: Element;
      readonly text: string;
      readonly box: Box;
    }
    const whole: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const stuck = [...scope.querySelectorAll<HTMLElement>('*')].filter(
      (one) => styleOf(one).position === 'sticky',
    );
    const before = stuck.map((one) => one.style.position);
    for (const one of stuck) one.style.position = 'relative';
    styles.clear();

    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const views = new Map<Element, Box | undefined>();
    /** The part of the page through which an element is seen; undefined for what is hidden or fixed. */
    const viewOf = (element: Element): Box | undefined => {
      if (element === scope) return whole;
      if (views.has(element)) return views.get(element);
      const style = styleOf(element);
      const above = element.parentElement ? viewOf(element.parentElement) : whole;
      const isHidden = style.clipPath !== 'none' || style.position === 'fixed';
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const view =
        above && !isHidden ? (cuts ? meet(above, element.getBoundingClientRect()) : above) : undefined;
      views.set(element, view);
      return view;
    };
    const shown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      viewOf(element) !== undefined;
    const named = (text: string | null): string =>
      `"${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

    const words: Piece[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      const view = owner && text !== '' && shown(owner) ? viewOf(owner) : undefined;
      if (!owner || !view) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = owner.closest('button');
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1) continue;
        // A line's box reaches above and below its letters.
        const inset = rect.height * 0.2;
        const box = {
          left: rect.left,
          right: rect.right,
          top: rect.top + inset,
          bottom: rect.bottom - inset,
        };
        const around = control?.getBoundingClientRect();
        if (around && (box.left < around.left - 1 || box.right > around.right + 1))
          flaws.add(`${named(text)} leaves its button`);
        if (around && (box.top < around.top - 1 || box.bottom > around.bottom + 1))
          flaws.add(`${named(text)} is higher than its button`);
        const isTold = owner.closest('[aria-hidden=true]') === null;
        if (isTold && (box.right > innerWidth + 1 || box.left < -1))
          flaws.add(`${named(text)} leaves the window`);
        const cut = meet(box, view);
        if (cut.right - cut.left > 1 && cut.bottom - cut.top > 1) words.push({ owner, text, box: cut });
      }
    }

    for (const one of scope.querySelectorAll('*')) {
      const { overflowX, overflowY } = styleOf(one);
      if (overflowX === 'visible' || !shown(one) || one.shadowRoot) continue;
      const over = one.scrollWidth - one.clientWidth;
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      if (over > 1 && one.clientWidth > 1 && one.textContent?.trim() !== '')
        flaws.add(`${named(one.textContent)} ${scrolls ? 'scrolls sideways' : 'is cut'} by ${over} pixels`);
      if (overflowY === 'hidden' && one.clientHeight > 1 && one.scrollHeight - one.clientHeight > 2)
        flaws.add(`${named(one.textContent)} is cut at its foot`);
    }

    const over = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const isPart = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
    const things = [...scope.querySelectorAll('button, input, select, textarea, a[href], svg.lucide, img')]
      .filter(shown)
      // A box that a label is drawn around, and a link within a sentence, are measured by their own lines.
      .flatMap((owner) => {
        const view = viewOf(owner) ?? whole;
        return [...owner.getClientRects()].map((rect) => ({
          owner,
          text: owner.textContent || owner.getAttribute('aria-label') || owner.tagName,
          box: meet(rect, view),
        }));
      });
    const pieces = [
      ...words.map((piece) => ({ piece, isWord: true })),
      ...things.map((piece) => ({ piece, isWord: false })),
    ].sort((a, b) => a.piece.box.top - b.piece.box.top);
    for (const [index, one] of pieces.entries())
      for (let next = index + 1; next < pieces.length; next += 1) {
        const other = pieces[next];
        if (!other || other.piece.box.top > one.piece.box.bottom) break;
        if (one.piece.owner === other.piece.owner || isPart(one.piece.owner, other.piece.owner)) continue;
        // A link's line box reaches over the lines beside it, where no words of its own are.
        const line = [one, other].some(
          ({ piece, isWord }) => !isWord && styleOf(piece.owner).display === 'inline',
        );
        if (!line && over(one.piece.box, other.piece.box))
          flaws.add(`${named(one.piece.text)} and ${named(other.piece.text)} lie over each other`);
      }
    for (const [index, one] of stuck.entries()) one.style.position = before[index] ?? '';
    return [...flaws];
  });
