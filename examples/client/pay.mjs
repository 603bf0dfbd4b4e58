// Signs in, lists the loans and pays an instalment of the first: `node pay.mjs lender.json avery@example.com`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ReadBuyer } from '@member-portal/application/account';
import { LoadFlags } from '@member-portal/application/flags';
import { ListLoans, ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import * as pay from '@member-portal/application/payments';
import { FeatureFlags, LenderClock } from '@member-portal/application/ports';
import { createServices } from '@member-portal/application/services';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { lenderPorts } from '@member-portal/client/lender';
import { buyerAccess } from '@member-portal/domain/buyer';
import { formatMoney } from '@member-portal/domain/locale';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';

// Every failure is a value with a `kind`; a program for borrowers handles each, this one stops.
const stop = (why = 'No payment was confirmed.') => {
  console.error(why);
  process.exit(1);
};
const known = async (result) => (await result).match((value) => value, stop);
const [, , settings, address = stop('Usage: node pay.mjs <file with the lender> <e-mail>')] = process.argv;
const { get } = createServices(lenderPorts(JSON.parse(readFileSync(settings, 'utf8'))));
const locale = 'en-us';
const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const ask = async (question) => {
  process.stdout.write(question);
  return (await typed.next()).value ?? stop();
};
const flags = await known(get(LoadFlags)());
const destination = { method: 'EMAIL', email: await known(emailAddress(address)) };
await known(get(RequestCode)({ destination, locale }));
await known(get(SubmitCode)({ code: await known(oneTimeCode(await ask('Code: '))) }));
// Nothing is shown to a confirmed victim of fraud, or in the name of a borrower confirmed deceased.
const chargeOff = get(FeatureFlags).isKnown('collectionsChargeOff') ? flags.collectionsChargeOff : undefined;
const access = buyerAccess(chargeOff, (await get(ReadBuyer)()).unwrapOr('unreadable'), false);
if (access !== 'granted') stop(`This account is not available here (${access}). Please call the lender.`);
const { items } = await known(get(ListLoans)({ segment: 'outstanding' }));
for (const item of items) console.log(item.number, item.merchant, formatMoney(item.balance, locale));
const [first = stop('There is no loan to pay.')] = items;
const loan = await known(get(ReadLoan)(first.id));
const listed = await known(get(ListPaymentMethods)());
const { amounts, dates, methods } = await known(get(pay.PaymentOptionsOf)(loan, listed));
const { amountType, amount } = amounts.find(({ editable }) => !editable) ?? stop('No instalment is due.');
const [method = stop('There is no payment method.')] = methods;
const order = { loanId: loan.id, amount, payOn: dates.earliest, paymentMethodId: method.id };
// The HTML document that the borrower must read and accept before each payment; here its words are enough.
const { id: documentId, title, content } = await known(get(pay.PreparePayment)({ ...order, locale }));
const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };
console.log(content.replaceAll(/(<[^>]*>\s*)+/g, '\n').replaceAll(/&#?\w+;/g, (of) => signs[of] ?? of));
if ((await ask(`Pay ${formatMoney(amount, locale)} under “${title}”? `)) !== 'yes') stop('Nothing was paid.');
const agreed = { ...order, authorisation: { documentId, acceptedAt: get(LenderClock).now() } };
// The use case creates the idempotency key, looks up a lost answer, and never pays twice: the same order keeps its key.
const submit = () => get(pay.SubmitPayment)({ ...agreed, flow: 'MAKE_PAYMENT', amountType });
const doubt = 'It is not known whether it was paid. Find out? ';
let paid = await submit();
while (paid.error?.kind === 'unknown-outcome' && (await ask(doubt)) === 'yes') paid = await submit();
console.log(`Paid: ${pay.confirmationOf(await known(paid))}`);
process.stdin.destroy();
