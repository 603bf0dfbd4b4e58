import type { Flow } from '@member-portal/application/flows';
import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import { type AmountOption, amountLimitsOf } from '@member-portal/domain/payment';
import { choose } from './choose.ts';
import { methodName } from './method-name.ts';
import type { Visit } from './visit.ts';

type Choosing = Extract<PaymentState, { readonly kind: 'choosing' }>;
type Field = 'amountType' | 'amount' | 'method' | 'date';

/** Asks for one part of a payment; returns the event that chooses it, or undefined if the visitor cancels. */
const askField = async (
  visit: Visit,
  field: Field,
  { options, methods, days, draft }: Choosing,
): Promise<PaymentEvent | undefined> => {
  const { terminal, texts, formats } = visit;
  switch (field) {
    case 'amountType': {
      const nameOf = ({ choice, amount, editable }: AmountOption): string =>
        editable
          ? texts.pay.amountTypes[choice]
          : texts.fact(texts.pay.amountTypes[choice], formats.money(amount));
      const option = await choose(visit, texts.pay.howMuch, options.amounts, nameOf);
      return option && { kind: 'choose-amount', choice: option.choice };
    }
    case 'amount': {
      const option = options.amounts.find(({ choice }) => choice === draft.choice);
      const limits = option?.editable && amountLimitsOf(option, options.loan.balance.currency);
      const [min, max] = limits ? [limits.min, limits.max].map((limit) => limit && formats.money(limit)) : [];
      const text = await terminal.ask(texts.pay.amount(min, max));
      return text ? { kind: 'type-amount', text } : undefined;
    }
    case 'method': {
      const method = await choose(visit, texts.pay.method, methods, (one) => methodName(texts, one));
      return method && { kind: 'choose-method', methodId: method.id };
    }
    case 'date': {
      const { earliest, latest } = days;
      const text = await terminal.ask(texts.pay.day(earliest, latest));
      return text === undefined ? undefined : { kind: 'choose-day', text: text === '' ? earliest : text };
    }
  }
};

const isTyped = ({ options, draft }: Choosing): boolean =>
  options.amounts.some(({ choice, editable }) => choice === draft.choice && editable);

/** Asks for all parts of a payment, or again for the invalid ones. False if the visitor cancels. */
export const askPayment = async (
  visit: Visit,
  flow: Flow<PaymentState, PaymentEvent>,
  { check }: Choosing,
): Promise<boolean> => {
  const { terminal, texts } = visit;
  const isAnew = Object.keys(check.problems).length === 0;
  if (check.problems.amount) terminal.say(texts.pay.amountRefused);
  if (check.problems.date) terminal.say(texts.pay.dayRefused);
  for (const field of ['amountType', 'amount', 'method', 'date'] as const) {
    const state = flow.state();
    if (state.kind !== 'choosing') return true;
    if (!isAnew && !check.problems[field]) continue;
    if (field === 'amount' && !isTyped(state)) continue;
    const event = await askField(visit, field, state);
    if (!event) return false;
    flow.send(event);
  }
  return true;
};
