import {
  type PaymentOptions,
  PreparePayment,
  type ReviewedPayment,
} from '@member-portal/application/payments';
import { Clock } from '@member-portal/application/ports';
import { plainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { parseAmount } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import { type AmountOption, acceptAmount, amountLimitsOf } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { choose } from './choose.ts';
import { paymentUseCases } from './payment-use-cases.ts';
import { plainText } from './plain-text.ts';
import { submitPayment } from './submit-payment.ts';
import type { Visit } from './visit.ts';

const methodName = ({ brand, bankName, last4 }: PaymentMethod): string =>
  `${brand ?? bankName ?? ''} •••• ${last4}`.trim();

/** The amount of a choice: its own, or one that is typed until it is within the limits. */
const askAmount = async (
  { terminal, texts, formats, locale }: Visit,
  option: AmountOption,
  { balance: { currency } }: PaymentOptions['loan'],
): Promise<Money | undefined> => {
  const limits = amountLimitsOf(option, currency);
  if (!limits) return acceptAmount(option, option.amount).unwrapOr(undefined);
  const question = texts.pay.amount(formats.money(limits.min), limits.max && formats.money(limits.max));
  for (;;) {
    const typed = await terminal.ask(question);
    if (typed === undefined || typed === '') return undefined;
    const amount = parseAmount(typed, locale, currency)
      .mapErr(() => undefined)
      .andThen((read) => acceptAmount(option, read).mapErr(() => undefined));
    if (amount.isOk()) return amount.value;
    terminal.say(texts.pay.amountRefused);
  }
};

/** A payment as far as it is chosen: it can be dated, and what it changes is known. */
const chooseDay = async (
  visit: Visit,
  { loan, dates }: PaymentOptions,
  choice: Pick<ReviewedPayment, 'amountType' | 'amount'> & { readonly method: PaymentMethod },
) => {
  const { terminal, texts, services } = visit;
  const { preview } = paymentUseCases(services);
  for (;;) {
    const typed = await terminal.ask(texts.pay.day(dates.earliest, dates.latest));
    if (typed === undefined) return undefined;
    const payOn = plainDate(typed === '' ? dates.earliest : typed);
    const { amountType, amount, method } = choice;
    const previewed = payOn.isOk()
      ? preview({ loan, amountType, amount, payOn: payOn.value, methodType: method.type })
      : undefined;
    if (payOn.isOk() && previewed?.isOk()) return { payOn: payOn.value, ...previewed.value };
    terminal.say(texts.pay.dayRefused);
  }
};

/** One payment: chosen, reviewed with what it changes, consented to, and made once. */
export const pay = async (visit: Visit, loanId: LoanId): Promise<void> => {
  const { terminal, texts, formats, services, locale } = visit;
  const read = await paymentUseCases(services).readOptions(loanId);
  if (read.isErr()) {
    const { kind } = read.error;
    const isRequest = kind !== 'not-payable' && kind !== 'not-found' && kind !== 'holidays-unknown';
    return terminal.say(isRequest ? texts.failures[kind] : texts.pay.notPayable);
  }
  const options = read.value;
  if (options.methods.length === 0) return terminal.say(texts.pay.noMethod);

  const nameOf = ({ amountType, amount, editable }: AmountOption): string =>
    amount && !editable
      ? texts.fact(texts.pay.amountTypes[amountType], formats.money(amount))
      : texts.pay.amountTypes[amountType];
  const option = await choose(visit, texts.pay.howMuch, options.amounts, nameOf);
  const amount = option && (await askAmount(visit, option, options.loan));
  const method = amount && (await choose(visit, texts.pay.method, options.methods, methodName));
  const chosen =
    method && (await chooseDay(visit, options, { amountType: option.amountType, amount, method }));
  if (!chosen) return terminal.say(texts.pay.notPaid);

  const { payOn, preview, dates, clash } = chosen;
  const prepared = await services.get(PreparePayment)({
    loanId,
    amount,
    payOn,
    paymentMethodId: method.id,
    locale,
  });
  if (prepared.isErr()) {
    const { kind } = prepared.error;
    return terminal.say(kind === 'not-found' ? texts.pay.notPayable : texts.failures[kind]);
  }
  const { reviewLines } = texts.pay;
  terminal.say(
    '',
    texts.pay.review,
    `  ${texts.fact(reviewLines.amount, formats.money(amount))}`,
    `  ${texts.fact(reviewLines.method, methodName(method))}`,
    `  ${texts.fact(reviewLines.countsAsPaid, formats.day(dates.countsAsPaidOn))}`,
    `  ${texts.fact(reviewLines.debited, formats.day(dates.debitedOn))}`,
    `  ${texts.fact(reviewLines.balanceAfter, formats.money(preview.balanceAfter))}`,
    `  ${texts.fact(reviewLines.interestSaved, formats.money(preview.interestSaved))}`,
    ...(clash ? [`  ${texts.pay.clash(formats.day(clash.draft.on))}`] : []),
    '',
    plainText(prepared.value.content),
    '',
  );
  const consent = await terminal.ask(texts.pay.consent(formats.money(amount)));
  if (consent?.toLowerCase() !== texts.yes) return terminal.say(texts.pay.notPaid);

  const isPayoff = option.amountType === 'PAYOFF';
  await submitPayment(visit, {
    loanId,
    flow: isPayoff ? 'PAY_OFF' : 'MAKE_PAYMENT',
    amountType: option.amountType,
    amount,
    paymentMethodId: method.id,
    payOn,
    payoffQuoteId: isPayoff ? options.loan.payoff?.id : undefined,
    retryOf: undefined,
    authorisation: { documentId: prepared.value.id, acceptedAt: services.get(Clock).now() },
  });
};
