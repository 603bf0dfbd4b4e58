import type { Page } from 'playwright-core';

/** From now on documents have neither configuration nor messages in them, as from a host that writes none. */
export const withoutEmbeddedData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const block of document.querySelectorAll('script[type="application/json"]')) block.remove();
    }).observe(document, { childList: true, subtree: true });
  });
};
