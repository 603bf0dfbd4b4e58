import { dayOf, moneyOf } from './values.mjs';

/** Maps the core's numeric states; an unmapped one reaches the portal unchanged, which shows it as unknown. */
const STATUSES = { 1: 'ACCEPTED', 3: 'OUTSTANDING', 8: 'CHARGED_OFF', 9: 'PAID' };
const NOTHING = { amount: 0, currency: 'USD' };

const minus = (a, b) => ({ ...a, amount: a.amount - b.amount });
const plus = (amounts) => ({ ...NOTHING, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) });

const installmentOf = ({ n, when, amt, p, i, paid }, late) => {
  const [amount, done] = [moneyOf(amt), moneyOf(paid)];
  const isPaid = done.amount >= amount.amount;
  return {
    number: n,
    dueOn: dayOf(when),
    amount,
    principal: moneyOf(p),
    interest: moneyOf(i),
    paid: done,
    status: isPaid ? 'PAID' : late ? 'PAST_DUE' : 'UPCOMING',
  };
};

const scheduleOf = ({ plan, late }) => {
  const firstOpen = plan.find(({ amt, paid }) => amt !== paid)?.n;
  return plan.map((row) => installmentOf(row, row.n === firstOpen && late !== '0.00'));
};

/** A debit that is not booked yet: the core stores it as a negative amount. */
export const requestOf = ({ id, ref, amt, on }, method) => ({
  id: String(id),
  requestKey: ref,
  status: 'REQUESTED',
  amountType: 'OTHER',
  amount: moneyOf(amt.slice(1)),
  payOn: dayOf(on),
  confirmation: `D-${id}`,
  method: method ?? { type: 'BANK_ACCOUNT', last4: '0000' },
  // The core stores no timestamp; use the day on which the money moves.
  createdAt: `${dayOf(on)}T00:00:00Z`,
});

/** A loan of the core as a list item. Fields that the core lacks are omitted where the contract allows. */
export const summaryOf = (loan, debits) => {
  const schedule = scheduleOf(loan);
  const next = schedule.find(({ status }) => status !== 'PAID');
  return {
    id: String(loan.no),
    number: String(loan.no),
    kind: 'INSTALLMENT_LOAN',
    status: STATUSES[loan.st] ?? `CORE_${loan.st}`,
    subStatus: loan.late === '0.00' ? null : 'DELINQUENT_PAST_DUE',
    merchant: { name: loan.shop },
    order: {
      id: String(loan.no),
      source: 'INSTORE',
      placedOn: dayOf(loan.opened),
      total: moneyOf(loan.orig),
    },
    openedOn: dayOf(loan.opened),
    maturesOn: dayOf(loan.ends),
    original: moneyOf(loan.orig),
    balance: moneyOf(loan.bal),
    pastDue: moneyOf(loan.late),
    nextPayment: next && loan.st === 3 ? { dueOn: next.dueOn, amount: minus(next.amount, next.paid) } : null,
    installmentsPaid: schedule.filter(({ status }) => status === 'PAID').length,
    installmentsTotal: schedule.length,
    autopay: { enrolled: false },
    paymentsInProgress: debits.map((debit) => requestOf(debit)),
  };
};

/** The same with all fields of the loan's page. The rate for accrual is the note rate; this core only has the APR. */
export const agreementOf = (loan, debits, method, now) => {
  const summary = summaryOf(loan, debits);
  const schedule = scheduleOf(loan);
  const paid = schedule.filter(({ status }) => status === 'PAID');
  const today = new Date(now).toISOString();
  return {
    ...summary,
    order: { ...summary.order, items: [{ name: loan.what, quantity: 1, price: moneyOf(loan.orig) }] },
    apr: String(loan.apr),
    term: schedule.length,
    frequency: 'MONTHLY',
    principalBalance: moneyOf(loan.prin),
    accruedInterest: moneyOf(loan.int),
    fees: moneyOf(loan.fee),
    terms: {
      rate: String(loan.apr),
      dayCount: 'ACTUAL_365',
      rounding: 'HALF_UP',
      allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
      accruedThrough: today.slice(0, 10),
    },
    paidToDate: {
      principal: plus(paid.map(({ principal }) => principal)),
      interest: plus(paid.map(({ interest }) => interest)),
      fees: NOTHING,
    },
    schedule,
    paymentOptions:
      loan.st === 3
        ? [{ amountType: 'OTHER', min: { amount: 100, currency: 'USD' }, max: moneyOf(loan.bal) }]
        : [],
    autopay: { enrolled: false, drafts: [] },
    paymentsInProgress: debits.map((debit) => requestOf(debit, method)),
    documents: [],
    asOf: today,
  };
};
