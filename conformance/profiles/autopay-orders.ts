import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
import { must, Skipped } from '../verdict.ts';
import { addDays } from '../wall-clock.ts';
import {
  consentTo,
  type Enrolable,
  enrol,
  enrolable,
  INSTALLMENT,
  RAISE_CENTS,
  startOnOf,
  type Terms,
  turningOff,
} from './enrolments.ts';
import { readAgreement } from './lists.ts';

const mustNotBeEnrolled = async (kit: Kit, { id }: Enrolable, what: string): Promise<void> =>
  must(
    dig(await readAgreement(kit, id), 'autopay', 'enrolled') === false,
    `${what} was refused, and turned autopay on all the same`,
  );

/** An amount that autopay may draw each time, and one that differs; undefined where the agreement tells none. */
const twoAmounts = (agreement: unknown): readonly [Terms, Terms] | undefined => {
  const due = dig(agreement, 'nextPayment', 'amount');
  const cents = dig(due, 'amount');
  if (typeof cents !== 'number') return undefined;
  if (cents + RAISE_CENTS > Number(dig(agreement, 'balance', 'amount'))) return undefined;
  const termsOf = (amount: number): Terms => ({
    amountType: 'OTHER',
    amount,
    currency: String(dig(due, 'currency')),
  });
  return [termsOf(cents + RAISE_CENTS), termsOf(cents)];
};

/** Checks of what an order of autopay is made under: consent, key and token. */
export const autopayOrderChecks: readonly Check[] = [
  {
    id: 'autopay.consent',
    profile: 'autopay',
    requirement: 'Autopay is refused without a consent that was prepared for its amount and first day.',
    sees: 'Nothing; autopay draws what nobody agreed to.',
    books:
      'Orders autopay without a consent prepared for it, which has to be refused; turns off what is turned on.',
    run: async (kit) => {
      const of = await enrolable(kit);
      const amounts = twoAmounts(await readAgreement(kit, of.id));
      const cases: readonly (readonly [string, Terms, () => Promise<string>])[] = [
        ['autopay under a consent that nobody prepared', INSTALLMENT, async () => 'doc-that-nobody-prepared'],
        [
          'autopay under a consent to a later first day',
          INSTALLMENT,
          () => consentTo(kit, of, INSTALLMENT, addDays(startOnOf(kit), 1)),
        ],
        ...(amounts === undefined
          ? []
          : ([
              ['autopay under a consent to another amount', amounts[0], () => consentTo(kit, of, amounts[1])],
              [
                'autopay of an amount under a consent to the instalments',
                amounts[0],
                () => consentTo(kit, of, INSTALLMENT),
              ],
            ] as const)),
      ];
      for (const [what, terms, consent] of cases)
        await turningOff(kit, of, async () => {
          const { status } = await enrol(kit, of, { terms, documentId: await consent() });
          must(status >= 400 && status < 500, `${what} answered ${status}`);
          await mustNotBeEnrolled(kit, of, what);
        });
      if (amounts === undefined)
        throw new Skipped('the agreement has no next payment to tell an amount by; its days were checked');
    },
  },
];
