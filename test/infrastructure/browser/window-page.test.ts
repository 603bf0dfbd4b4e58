import { describe, expect, it, vi } from 'vitest';
import { windowPage } from '../../../src/infrastructure/browser/page-events.ts';

const aWindow = (visibilityState = 'visible') => {
  const document = Object.assign(new EventTarget(), { visibilityState });
  return Object.assign(new EventTarget(), { document }) as unknown as Window;
};

/** An event as the window sees it on its way down to an element within the page. */
const within = (type: string): Event => {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: {} });
  return event;
};

describe('the events of a page', () => {
  it('include focus that comes to the window, and not focus that moves within the page', () => {
    const window = aWindow();
    let heard = 0;
    windowPage(window).subscribe(['focus', 'keydown'], () => {
      heard += 1;
    });
    window.dispatchEvent(within('focus'));
    expect(heard).toBe(0);
    window.dispatchEvent(new Event('focus'));
    expect(heard).toBe(1);
    window.dispatchEvent(within('keydown'));
    expect(heard).toBe(2);
  });

  it('are captured by passive listeners, which are removed on unsubscribing', () => {
    const window = aWindow();
    const listened = vi.spyOn(window, 'addEventListener');
    const listener = vi.fn();
    const stop = windowPage(window).subscribe(['keydown', 'visibilitychange'], listener);
    expect(listened.mock.calls.map(([type, , options]) => [type, options])).toEqual([
      ['keydown', { capture: true, passive: true }],
    ]);
    window.dispatchEvent(new Event('keydown'));
    // Hiding is an event of the document.
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('keydown'));
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['hidden', true],
    ['visible', false],
    ['prerender', false],
  ])('say whether it is hidden where it is %s: %s', (state, isHidden) => {
    expect(windowPage(aWindow(state)).isHidden()).toBe(isHidden);
  });
});
