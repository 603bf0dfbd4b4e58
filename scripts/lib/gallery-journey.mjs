/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string, options?: { window?: boolean }) => Promise<void>} Picture */

/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {string} origin
 * @property {string} inbox address of the lender's inbox, as JSON
 * @property {{ email: string, phone: string }} borrower
 * @property {(key: string) => RegExp} words
 * @property {Picture} picture takes the whole page, or the window alone where a modal is open
 */

/** The newest code that came for somebody. @param {Visit} visit @param {string} to */
const codeFor = async ({ page, inbox }, to) => {
  const { items } = await (await page.request.get(`${inbox}?to=${encodeURIComponent(to)}`)).json();
  const code = items[0]?.code;
  if (typeof code !== 'string') throw new Error('No code has arrived.');
  return code;
};

/** From the first page to the loans, by way of a wrong code. @param {Visit} visit */
export const signIn = async (visit) => {
  const { page, origin, borrower, words, picture } = visit;
  const code = page.getByRole('textbox', { name: words('signIn.code.field') });
  await page.goto(origin);
  const email = page.getByRole('textbox', { name: words('signIn.email.field') });
  await email.waitFor();
  await picture('sign-in-email');
  await page.getByRole('button', { name: words('signIn.submit.email') }).click();
  await picture('sign-in-email-missing');
  await page.getByRole('button', { name: words('signIn.switch.phone') }).click();
  await picture('sign-in-mobile');
  await page.getByRole('button', { name: words('signIn.switch.email') }).click();
  await email.fill(borrower.email);
  await page.getByRole('button', { name: words('signIn.submit.email') }).click();
  await code.waitFor();
  await picture('sign-in-code');
  const right = await codeFor(visit, borrower.email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: words('signIn.code.submit') }).click();
  await page.getByRole('alert').first().waitFor();
  await picture('sign-in-code-wrong');
  await code.fill(right);
  await page.getByRole('button', { name: words('signIn.code.submit') }).click();
  await page.waitForURL('**/loans/outstanding');
};

/** The lists in each of their states. @param {Visit} visit */
export const lists = async ({ page, origin, words, picture }) => {
  await page.getByRole('article').first().waitFor();
  await picture('loans-outstanding');
  await page.getByRole('link', { name: words('loans.nav.closed') }).click();
  await page.waitForURL('**/loans/closed');
  await page.getByRole('article').first().waitFor();
  await picture('loans-closed');

  const call = '**/api/servicing/payment-agreement?*';
  await page.route(call, (route) => route.fulfill({ json: { items: [], nextCursor: null } }));
  await page.goto(`${origin}/loans/outstanding`);
  await page.getByRole('heading', { name: words('loans.empty.title') }).waitFor();
  await picture('loans-none');
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await page.goto(`${origin}/loans/outstanding`);
  await page.getByRole('button', { name: words('action.tryAgain') }).waitFor();
  await picture('loans-failed');
  await page.unroute(call);
  await page.goto(`${origin}/loans/no-such-loan`);
  await page.getByRole('heading', { name: words('loan.notFound.title') }).waitFor();
  await picture('loan-not-found');
};

/** One loan, and a payment on it with what can come between. @param {Visit} visit */
export const pay = async ({ page, origin, words, picture }) => {
  const modal = page.getByRole('dialog');
  /** @param {string} key */
  const button = (key) => modal.getByRole('button', { name: words(key) });
  await page.goto(`${origin}/loans/outstanding`);
  await page
    .getByRole('link', { name: words('loans.detailsOf') })
    .nth(1)
    .click();
  await page.getByRole('heading', { name: words('loan.activity') }).waitFor();
  await picture('loan');
  await page.getByRole('button', { name: words('loans.pay') }).click();
  await modal.getByRole('radio').first().waitFor();
  await picture('pay-choose', { window: true });
  await modal.getByRole('radio', { name: words('payment.amountType.OTHER') }).check();
  await modal.getByRole('textbox', { name: words('payment.amount') }).fill('0');
  await button('payment.review').click();
  await modal.getByRole('alert').first().waitFor();
  await picture('pay-problems', { window: true });
  await modal.getByRole('radio', { name: words('payment.amountType.INSTALLMENT') }).check();
  await modal.locator('#payment-method').check();
  await button('payment.review').click();
  await modal.getByRole('checkbox').waitFor();
  await modal.getByRole('region').getByText(/\S/).first().waitFor();
  await picture('pay-review', { window: true });
  await button('payment.submit').click();
  await modal.getByText(words('payment.consent.missing')).waitFor();
  await picture('pay-consent-missing', { window: true });
  await modal.getByRole('checkbox').check();

  // The platform books the payment and its answer is lost: the portal looks it up, and cannot reach anything.
  const calls = '**/api/servicing/**';
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.fetch().then(() => route.abort()) : route.abort(),
  );
  await button('payment.submit').click();
  await modal.getByText(words('payment.unknown.title')).waitFor({ timeout: 60_000 });
  await picture('pay-unknown', { window: true });
  await page.unroute(calls);
  await button('payment.unknown.check').click();
  await button('payment.success.done').waitFor();
  await picture('pay-done', { window: true });
  await button('payment.success.done').click();
  await picture('loan-paying');
};

/** The account page, and the way out. @param {Visit} visit */
export const leave = async ({ page, origin, words, picture }) => {
  await page.goto(`${origin}/my-information`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture('account');
  const menu = page.getByRole('button', { name: words('menu.open') });
  if (await menu.isVisible()) {
    await menu.click();
    await picture('menu', { window: true });
  }
  await page
    .getByRole('link', { name: words('nav.signOut') })
    .or(page.getByRole('button', { name: words('nav.signOut') }))
    .first()
    .click();
  await page.getByRole('textbox', { name: words('signIn.email.field') }).waitFor();
  await picture('signed-out');
};
