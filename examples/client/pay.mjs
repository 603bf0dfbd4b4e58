// Signs in, lists the loans and pays an instalment of the first: `node pay.mjs lender.json avery@example.com`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { LoadFlags } from '@member-portal/application/flags';
import { ListLoans, ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import {
  confirmationOf,
  PaymentOptionsOf,
  PreparePayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import { Clock } from '@member-portal/application/ports';
import { createServices } from '@member-portal/application/services';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { lenderPorts } from '@member-portal/client/lender';
import { formatMoney } from '@member-portal/domain/locale';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';

const [, , settings, address] = process.argv;
const { get } = createServices(lenderPorts(JSON.parse(readFileSync(settings, 'utf8'))));
const locale = 'en-us';

// Every failure is a value with a `kind`; a program for borrowers handles each, this one stops.
const known = async (result) =>
  (await result).match(
    (value) => value,
    (failure) => {
      throw new Error(JSON.stringify(failure));
    },
  );

await known(get(LoadFlags)());
const email = await known(emailAddress(address));
await known(get(RequestCode)({ destination: { method: 'EMAIL', email }, locale }));
const terminal = createInterface({ input: process.stdin, output: process.stdout });
await known(get(SubmitCode)({ code: await known(oneTimeCode(await terminal.question('Code: '))) }));

const { items } = await known(get(ListLoans)({ segment: 'outstanding' }));
for (const { number, merchant, balance } of items)
  console.log(`${number} ${merchant} ${formatMoney(balance, locale)}`);

const loan = await known(get(ReadLoan)(items[0].id));
const options = await known(get(PaymentOptionsOf)(loan, await known(get(ListPaymentMethods)())));
const { amountType, amount } = options.amounts.find((option) => !option.editable);
const order = {
  loanId: loan.id,
  amount,
  payOn: options.dates.earliest,
  paymentMethodId: options.methods[0].id,
};
// The document that the borrower must read and accept before each payment.
const document = await known(get(PreparePayment)({ ...order, locale }));
const consent = await terminal.question(`Pay ${formatMoney(amount, locale)} under “${document.title}”? `);
if (consent !== 'yes') process.exit(1);
const authorisation = { documentId: document.id, acceptedAt: get(Clock).now() };
// The use case creates the idempotency key, looks up a lost answer, and never pays twice.
const paid = await known(get(SubmitPayment)({ ...order, flow: 'MAKE_PAYMENT', amountType, authorisation }));
console.log(`Paid: ${confirmationOf(paid)}`);
terminal.close();
