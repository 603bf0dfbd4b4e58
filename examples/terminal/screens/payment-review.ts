import type { PaymentState } from '@member-portal/application/flows/payment';
import { methodName } from './method-name.ts';
import { plainText } from './plain-text.ts';
import type { Visit } from './visit.ts';

type Review = Extract<PaymentState, { readonly kind: 'reviewing' }>['review'];

/** Review of a payment: its details, its effects where known, and the document that needs consent. */
export const reviewLines = (
  { texts, formats }: Visit,
  { checked: { payment, method }, preview }: Review,
  content: string,
): readonly string[] => {
  const { pay, fact } = texts;
  const { amount, countsAsPaid, debited, balanceAfter, interestSaved } = pay.reviewLines;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [amount, formats.money(payment.amount)],
    [pay.reviewLines.method, methodName(texts, method)],
    ...(preview
      ? ([
          [countsAsPaid, formats.dateLong(preview.dates.countsAsPaidOn)],
          [debited, formats.dateLong(preview.dates.debitedOn)],
          [balanceAfter, formats.money(preview.preview.balanceAfter)],
          [interestSaved, formats.money(preview.preview.interestSaved)],
        ] as const)
      : []),
  ];
  return [
    '',
    pay.review,
    ...facts.map(([name, value]) => `  ${fact(name, value)}`),
    ...(preview?.clash ? [`  ${pay.clash(formats.dateLong(preview.clash.draft.on))}`] : []),
    '',
    plainText(content),
    '',
  ];
};
