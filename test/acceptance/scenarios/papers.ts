import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Scenario, World } from '../language/scenario.ts';
import { signInByEmail } from './steps.ts';

/** A borrower at a loan that has run for a while and has a while to run. */
const atLongLoan = async (world: World) => {
  const { platform, portal } = world;
  const avery = await platform.borrower('Avery');
  await signInByEmail(world, avery);
  const loans = await platform.loans(avery, 'outstanding');
  await portal.seesLoans('outstanding', loans);
  const long = loans.find(
    ({ installmentsTotal, installmentsPaid }) => installmentsTotal >= 9 && installmentsPaid > 0,
  );
  if (!long) throw new Error('Avery has no loan that runs for long');
  return platform.loan(avery, long.id).then((loan) => ({ portal, loan }));
};

export const paperScenarios: readonly Scenario[] = [
  // Proves.
  {
    tenant: 'northwind',
    locale: 'en-us',
    width: 1280,
    name: 'loans and history: a borrower looks through a loan and keeps its due dates and its history',
    play: async (world) => {
      const { portal, loan } = await atLongLoan(world);
      await portal.opensLoan(loan);
      await portal.unfoldsLoan(loan);
      const calendar = new ICAL.Component(ICAL.parse(await portal.keepsDueDates(loan)));
      const open = loan.schedule.filter(({ status }) => status !== 'PAID');
      expect(
        calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('dtstart'))),
      ).toEqual(open.map(({ dueOn }) => dueOn));
      const lines = (await portal.keepsHistory(loan)).trim().split('\r\n');
      expect(lines.length - 1).toBeGreaterThanOrEqual(loan.installmentsPaid);
      await portal.hasTold({
        pages: ['payment plans', 'history'],
        events: [
          'login_success',
          'payment_plan_details',
          'order_details',
          'tooltip_click',
          'activity_and_payment_schedule',
          'activity_and_payment_schedule',
        ],
      });
    },
  },
  // Proves.
  {
    tenant: 'maple',
    locale: 'fr-ca',
    width: 360,
    name: 'documents: a borrower reads what they agreed to, in French on a phone',
    play: async (world) => {
      const { portal, loan } = await atLongLoan(world);
      await portal.opensLoan(loan);
      await portal.readsAgreement(loan);
      await portal.readsFullTerms();
      // The specification names no page for a loan's document, and no event for one that is opened.
      await portal.hasTold({
        pages: ['outstanding loans', 'payment plans', 'terms and conditions'],
        events: ['login_success', 'payment_plan_details'],
      });
    },
  },
];
