import type { Page, Route } from 'playwright-core';
import type { RunningPlatform, TenantId } from '../../support/acceptance/running-platform.ts';

type Item = Readonly<Record<string, unknown>>;
interface Answer {
  readonly items: readonly Item[];
}

/** What a platform answers of `count` items, made after one that the sandbox has, a page at a time. */
const longAnswer = async (
  running: RunningPlatform,
  tenant: TenantId,
  route: Route,
  count: number,
  itemAt: (template: Item, index: number) => Item,
  isFound: (item: Item, q: string) => boolean = () => true,
): Promise<void> => {
  const { searchParams } = new URL(route.request().url());
  const cursor = Number(searchParams.get('cursor') ?? 0);
  const limit = Number(searchParams.get('limit') ?? 50);
  const q = searchParams.get('q') ?? '';
  const own = new URL(route.request().url());
  for (const name of ['cursor', 'q']) own.searchParams.delete(name);
  const headers = await route.request().allHeaders();
  const answer = await running.fetch(tenant, own.pathname + own.search, {
    headers: { authorization: headers['authorization'] ?? '', 'x-api-version': 'v2' },
  });
  const { items } = (await answer.json()) as Answer;
  const [template] = items;
  if (!template) throw new Error('there is nothing to make a long list of');
  const all = Array.from({ length: count }, (_, index) => index);
  const found = q === '' ? all : all.filter((index) => isFound(itemAt(template, index), q));
  const end = cursor + limit;
  await route.fulfill({
    json: {
      items: found.slice(cursor, end).map((index) => itemAt(template, index)),
      nextCursor: end < found.length ? String(end) : null,
    },
  });
};

/** From now on the buyer has this many outstanding loans. */
export const hasLoans = (
  running: RunningPlatform,
  tenant: TenantId,
  page: Page,
  count: number,
): Promise<unknown> =>
  page.route(/\/api\/servicing\/payment-agreement\?.*status=OUTSTANDING/, (route) =>
    longAnswer(
      running,
      tenant,
      route,
      count,
      (loan, index) => ({
        ...loan,
        ...(index === 0 ? {} : { id: `made-${index}` }),
        number: `L-${index}`,
        merchant: { name: `Merchant ${index}` },
      }),
      ({ number }, q) => String(number).includes(q),
    ),
  );

/** From now on every loan has this long a history. */
export const hasHistory = (
  running: RunningPlatform,
  tenant: TenantId,
  page: Page,
  count: number,
): Promise<unknown> =>
  page.route(/\/payment-agreement\/[^/]+\/history\?/, (route) =>
    longAnswer(running, tenant, route, count, (activity, index) => ({
      ...activity,
      id: `made-${index}`,
      confirmation: `C-${index}`,
    })),
  );

/** From now on the buyer has a loan of each of these, made after the first one. */
export const hasLoansLike = (
  running: RunningPlatform,
  tenant: TenantId,
  page: Page,
  loans: readonly Item[],
): Promise<unknown> =>
  page.route(/\/api\/servicing\/payment-agreement\?/, (route) =>
    longAnswer(running, tenant, route, loans.length, (loan, index) => ({
      ...loan,
      number: `L-${index}`,
      ...loans[index],
      id: `made-${index}`,
    })),
  );
