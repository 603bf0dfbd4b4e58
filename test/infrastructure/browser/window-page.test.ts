import { describe, expect, it } from 'vitest';
import { windowPage } from '../../../src/infrastructure/browser/page-events.ts';

const aWindow = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return Object.assign(new EventTarget(), { document }) as unknown as Window;
};

/** An event as the window sees it on its way down to an element within the page. */
const within = (type: string): Event => {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: {} });
  return event;
};

describe('the events of a page', () => {
  it('count focus that comes to the window, and none that moves within the page by itself', () => {
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
});
