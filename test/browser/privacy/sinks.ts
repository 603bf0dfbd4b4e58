import type { BrowserContext } from 'playwright-core';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import { watchedIntake } from '../../support/watched-intake.ts';

/** The ways on which something of a borrower's could leave a page, with all that took them. */
export type Sinks = Readonly<
  Record<'monitoring' | 'log' | 'console' | 'data layer' | 'address' | 'title' | 'storage', readonly string[]>
>;

/** Listens on every outgoing channel of a browser context's pages; `all` returns what was recorded so far. */
export const watchSinks = async (
  context: BrowserContext,
  server: PortalServer,
): Promise<{ readonly all: () => Omit<Sinks, 'storage'>; readonly forget: () => void }> => {
  const intake = await watchedIntake();
  let [callsBefore, loggedBefore] = [intake.calls.length, server.logged.length];
  const console: string[] = [];
  const addresses: string[] = [];
  const pushed: string[] = [];
  const titles: string[] = [];

  await context.exposeBinding('tellPushed', (_source, entry: string) => void pushed.push(entry));
  await context.exposeBinding('tellTitle', (_source, title: string) => void titles.push(title));
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const tell = (name: string, text: string): void => {
      const binding: unknown = Reflect.get(window, name);
      if (typeof binding === 'function') binding(text);
    };
    // Others may be listening already.
    const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
    const before = layer.push.bind(layer);
    layer.push = (...entries) => {
      tell('tellPushed', JSON.stringify(entries));
      return before(...entries);
    };
    Reflect.set(window, 'dataLayer', layer);
    let known = '';
    new MutationObserver(() => {
      if (document.title !== known) tell('tellTitle', document.title);
      known = document.title;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  context.on('console', (message) => {
    console.push(message.text());
    // The text shortens what is long; the values themselves are whole, as long as their page is there.
    for (const argument of message.args()) {
      argument.jsonValue().then(
        (value) => console.push(JSON.stringify(value) ?? ''),
        () => undefined,
      );
    }
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) addresses.push(frame.url());
    });
  });

  return {
    forget: () => {
      [callsBefore, loggedBefore] = [intake.calls.length, server.logged.length];
      for (const heard of [console, pushed, addresses, titles]) heard.length = 0;
    },
    all: () => ({
      monitoring: intake.calls
        .slice(callsBefore)
        .filter(({ method }) => method === 'POST')
        .map(({ url, body }) => `${decodeURIComponent(url.search)}\n${body}`),
      log: server.logged.slice(loggedBefore),
      console,
      'data layer': pushed,
      address: addresses,
      title: titles,
    }),
  };
};
