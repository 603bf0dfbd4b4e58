import { comesBackSignedIn } from '../../acceptance/scenarios/steps.ts';
import { gone, seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import { hasHistory, hasLoans, hasLoansLike } from '../lists/long-lists.ts';
import { loanPapers } from '../pages/loan-papers.ts';
import type { Round } from './round.ts';

/** Documents that belong to a payment or to an enrolment, and not to the loan as it is now. */
const OF_THE_LOAN = ['loan-agreement', 'tila', 'cob', 'payment-full-terms', 'poa'] as const;

/** Merchants and loan numbers as long as they come, with and without a place to break. */
const LONG_NAMES = [
  {
    merchant: {
      name: 'Northern Home Furnishing, Appliance and Floor Covering Company of Saint-Jean-sur-Richelieu',
    },
    number: 'AGREEMENT-2026-000000123456789-RENEWED-02',
  },
  {
    merchant: { name: 'Wohnzimmereinrichtungsgegenständeversandhandelsgesellschaft' },
    number: 'AGREEMENT20260000001234567890000000012345678902',
  },
] as const;

/** What a loan's page unfolds, its history with filters and a receipt, its documents, all of it on paper, and long lists. */
export const papers: Round = async ({ visit, tenant, server, platform, portal, look }) => {
  const { page, t, origin } = visit.tab;
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goesTo = async (place: string): Promise<void> => {
    await page.goto(`${origin}${place}`);
    await seen(heading);
    await settled(page);
  };
  const onPaper = async (state: string): Promise<void> => {
    await page.emulateMedia({ media: 'print' });
    await look(`${state} on paper`);
    await page.emulateMedia({ media: 'screen' });
  };
  const avery = await platform.borrower('Avery');
  await comesBackSignedIn({ platform, portal }, avery);
  const loans = await platform.loans(avery, 'outstanding');
  const long = loans.find(({ installmentsTotal, autopay }) => installmentsTotal >= 9 && !autopay);
  const [method] = await platform.methods(avery);
  if (!long || !method) throw new Error('there is no loan that runs for long');

  await goesTo(`/loans/${long.id}`);
  await loanPapers(visit.tab).unfoldsLoan(await platform.loan(avery, long.id));
  // A phone folds the curve.
  const figures = button(t('loan.course.show'));
  if (!(await figures.isVisible())) await button(t('loan.course')).click();
  await figures.click();
  await seen(page.getByRole('table', { name: t('loan.course.caption') }));
  await look('loan, all of it unfolded');
  await onPaper('loan');

  await goesTo(`/loans/${long.id}/history`);
  await look('history');
  await page
    .getByRole('button', { name: /^(view receipt|voir le reçu)/i })
    .first()
    .click();
  await seen(dialog.getByRole('heading', { name: t('loan.receipt.title') }));
  await look('receipt');
  await onPaper('receipt');
  await page.keyboard.press('Escape');
  await gone(dialog);
  // A phone folds the filters.
  const folded = page.getByText(t('loan.history.filters'), { exact: true });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('button', { name: `${t('loan.history.from')} ${t('loan.history.anyDay')}` }).click();
  await seen(dialog.getByRole('grid'));
  await look('history, the first day');
  await page.keyboard.press('Escape');
  await gone(dialog);
  await page.getByLabel(t('loan.history.type'), { exact: true }).selectOption('PAYMENT');
  await settled(page);
  await look('history, filtered');
  await onPaper('history, filtered');
  await page.getByLabel(t('loan.history.type'), { exact: true }).selectOption('CHARGEBACK');
  await seen(page.getByText(t('loan.history.nothingFound')));
  await look('history, none found');

  for (const kind of OF_THE_LOAN) {
    await goesTo(`/disclosure/payment-agreement/${long.id}/views/${kind}`);
    await look(`document ${kind}`);
  }
  await onPaper('document');
  await goesTo('/disclosure/verification-service');
  await look('document of the verification service');
  await goesTo(`/disclosure/payment-agreement/${long.id}/views/no-such-kind`);
  await look('document, unknown');

  await platform.paysElsewhere(avery, long.id, method.id, 12_017);
  await goesTo('/loans/outstanding');
  await seen(button(t('loans.payAgainFor', { merchant: long.merchant, number: long.number })));
  await look('outstanding loans, a payment in progress');

  await hasLoans(server.running, tenant, page, 5000);
  await hasHistory(server.running, tenant, page, 50_000);
  await goesTo('/loans/outstanding');
  await page.getByRole('searchbox').fill('L-49');
  await seen(page.getByText('Merchant 49', { exact: true }));
  await look('many loans, searched');
  await page.getByRole('searchbox').fill('none of these');
  await seen(page.getByText(t('loans.list.nothingFound', { search: 'none of these' })));
  await look('many loans, none found');
  await goesTo(`/loans/${long.id}/history`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  await look('long history, scrolled');

  await hasLoansLike(server.running, tenant, page, LONG_NAMES);
  await goesTo('/loans/outstanding');
  await seen(page.getByRole('heading', { name: LONG_NAMES[0].merchant.name }));
  await look('outstanding loans with long names');
  await page.route(new RegExp(`/payment-agreement/${long.id}(\\?|$)`), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { authorization = '' } = await route.request().allHeaders();
    const headers = { authorization, 'x-api-version': 'v2' };
    const answer = await server.running.fetch(tenant, pathname + search, { headers });
    await route.fulfill({ json: { ...(await answer.json()), ...LONG_NAMES[1] } });
  });
  await goesTo(`/loans/${long.id}`);
  await seen(page.getByRole('heading', { level: 1, name: LONG_NAMES[1].merchant.name }));
  await look('loan with a long name');

  const nothing = { amount: 0, currency: tenant === 'maple' ? 'CAD' : 'USD' };
  const unlent = { balance: nothing, pastDue: nothing, nextPayment: null, installmentsPaid: 0 };
  await hasLoansLike(server.running, tenant, page, [
    { status: 'ACCEPTED', installmentsPaid: 0 },
    { ...unlent, status: 'REVIEW' },
  ]);
  await goesTo('/loans/outstanding');
  await seen(page.getByText(t('loans.inReview')));
  await look('outstanding loans, accepted and in review');
  await hasLoansLike(server.running, tenant, page, [
    { ...unlent, status: 'EXPIRED', closedOn: platform.today() },
    { ...unlent, status: 'CLOSED', closedOn: platform.today() },
  ]);
  await goesTo('/loans/closed');
  await seen(page.getByText(t('loans.askedFor')));
  await look('closed loans, expired and closed');
};
