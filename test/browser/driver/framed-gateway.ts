import type { FrameLocator, Page } from 'playwright-core';
import { issueToken } from '../../../sandbox/auth/session-token.ts';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';

/** The messages of a hosted page to its parent, with their origin. */
interface ToldMessage {
  readonly origin: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A hosted page of the gateway inside a page of a lender. */
export interface FramedGateway {
  readonly frame: FrameLocator;
  readonly session: string;
  /** Messages so far, without sizes. */
  readonly told: () => Promise<readonly ToldMessage[]>;
  /** Heights in CSS pixels reported so far. */
  readonly heights: () => Promise<readonly number[]>;
}

/** What is asked of the gateway. */
export interface SessionWish {
  readonly tenant: TenantId;
  readonly purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT';
  readonly locale: 'en-us' | 'en-ca' | 'fr-ca';
  /** Whose page frames it, where it is not its own lender's. */
  readonly framedBy?: TenantId;
}

const told = (page: Page): Promise<readonly ToldMessage[]> =>
  page.evaluate(() => Reflect.get(window, 'toldByGateway') as readonly ToldMessage[]);

/** Opens a session from a lender's page as the portal does, over the network, and frames its page there. */
export const frameGateway = async (
  page: Page,
  server: PortalServer,
  { tenant, purpose, locale, framedBy = tenant }: SessionWish,
): Promise<FramedGateway> => {
  const buyer = await server.running.db
    .selectFrom('buyer')
    .select('id')
    .where('tenant', '=', tenant)
    .where('given_name', '=', 'Avery')
    .executeTakeFirstOrThrow();
  const caller = { buyerId: buyer.id, tenant, since: Date.now() };
  const { token } = await issueToken(caller, server.running.signingKey, Date.now());
  const origin = server.originOf(tenant);
  const body = { buyerId: buyer.id, purpose, locale, theme: 'violet', origin };
  await page.goto(`${origin}/`);
  const opened = await page.evaluate(
    async ({ token, body }) => {
      const { gatewayurl } = await (await fetch('/config.json')).json();
      const answer = await fetch(`${gatewayurl}/v1/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string; url: string };
    },
    { token, body },
  );
  if (framedBy !== tenant) await page.goto(`${server.originOf(framedBy)}/`);
  await page.evaluate((url) => {
    const messages: unknown[] = [];
    Reflect.set(window, 'toldByGateway', messages);
    window.addEventListener('message', ({ origin, data }) => messages.push({ origin, data }));
    const frame = document.createElement('iframe');
    frame.id = 'gateway';
    frame.width = '420';
    frame.height = '700';
    frame.src = url;
    document.body.prepend(frame);
  }, opened.url);
  return {
    frame: page.frameLocator('#gateway'),
    session: opened.id,
    told: async () => (await told(page)).filter(({ data }) => data['type'] !== 'resize'),
    heights: async () =>
      (await told(page)).flatMap(({ data }) => (data['type'] === 'resize' ? [Number(data['height'])] : [])),
  };
};
