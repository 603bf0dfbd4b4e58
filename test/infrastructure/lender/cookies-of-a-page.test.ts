import { ListLoans } from '@member-portal/application/loans';
import { SessionStore } from '@member-portal/application/ports';
import { createServices } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import type { Instant } from '@member-portal/domain/calendar';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';

type Options = NonNullable<Parameters<typeof lenderPorts>[1]>;

/** Lists the loans twice, of a lender that sets the XSRF cookie with each answer, and gives the XSRF headers that were sent. */
const echoed = async (options: Options, setCookie: HeadersInit): Promise<readonly (string | null)[]> => {
  const sent: (string | null)[] = [];
  const { get } = createServices(
    lenderPorts(A_LENDER, {
      ...options,
      fetch: async (input, init) => {
        sent.push(new Request(input, init).headers.get('x-xsrf-token'));
        return Response.json({ reason: 'Why' }, { status: 400, headers: setCookie });
      },
    }),
  );
  get(SessionStore).open(aSession(Date.now() as Instant));
  await get(ListLoans)({ segment: 'outstanding' });
  await get(ListLoans)({ segment: 'outstanding' });
  return sent;
};

// Without the header a lender refuses every write of a signed-in borrower.
describe('the XSRF header of a program over lenderPorts', () => {
  it('echoes the cookie that the lender set, which Node does not keep', async () => {
    expect(await echoed({}, { 'set-cookie': 'XSRF-TOKEN=from-lender; Path=/' })).toEqual([
      null,
      'from-lender',
    ]);
  });

  it('echoes the cookie of the page, in a browser, which keeps cookies and shows no answer’s', async () => {
    const readCookies = (): string => 'theme=dark; XSRF-TOKEN=from-page';
    expect(await echoed({ readCookies }, {})).toEqual(['from-page', 'from-page']);
  });
});
