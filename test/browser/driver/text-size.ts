import type { CDPSession, Page } from 'playwright-core';

/** The size of text that browsers start with, in pixels. */
const STANDARD = 16;

/** The setting holds as long as the session that made it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the text size as a visitor does in the browser's settings: not zoom, and no style of the page. 100 is the browser's own. */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  await session.send('Page.setFontSizes', { fontSizes: { standard: (STANDARD * percent) / 100 } });
};
