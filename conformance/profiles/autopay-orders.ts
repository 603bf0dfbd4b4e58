import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { addDays } from '../wall-clock.ts';
import {
  ENROLS_AND_TURNS_OFF as books,
  consentTo,
  type Enrolable,
  enrol,
  enrolable,
  enrolmentOf,
  INSTALLMENT,
  mustBeAsOrdered,
  mustBeOn,
  RAISE_CENTS,
  sendEnrolment,
  startOnOf,
  type Terms,
  turningOff,
  whileEnrolled,
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
  {
    id: 'autopay.replay',
    profile: 'autopay',
    requirement:
      'The same enrolment under the same key gets the first answer again, and another one is refused with 422 Idempotency_Key_Reused.',
    sees: '“We don’t know yet whether autopay was saved” where the connection broke, or an enrolment that is told as made while an earlier one was.',
    books,
    run: async (kit) => {
      const of = await enrolable(kit);
      await turningOff(kit, of, async () => {
        const order = await enrolmentOf(kit, of);
        const first = await sendEnrolment(kit, order);
        mustBeOn(first, 'enrolling');
        const again = await sendEnrolment(kit, order);
        must(again.status === 200, `the first answer was 200, the second ${statusOf(again)}`);
        must(
          dig(again.json, 'enrolled') === true && dig(again.json, 'id') === dig(first.json, 'id'),
          'the second answer is of another enrolment',
        );
        const startOn = addDays(startOnOf(kit), 7);
        const other = await sendEnrolment(kit, { ...order, body: { ...order.body, startOn } });
        must(
          other.status === 422 && dig(other.json, 'reason') === 'Idempotency_Key_Reused',
          `another enrolment under the key answered ${statusOf(other)}`,
        );
        await mustBeAsOrdered(kit, of, INSTALLMENT, first);
      });
    },
  },
  {
    id: 'autopay.others',
    profile: 'autopay',
    requirement:
      'Nobody can turn autopay on or off on somebody else’s agreement; it is answered like one that is not there.',
    sees: 'Nothing; one borrower changes what is drawn from another.',
    books:
      'Enrols an agreement in autopay from three weeks ahead on, also signed in as somebody else, which has to be refused; turns it off again.',
    run: async (kit) => {
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other');
      const { token } = await kit.session(other);
      const of = await enrolable(kit);
      const path = `/api/servicing/payment-agreement/${of.id}/autopay`;
      await turningOff(kit, of, async () => {
        const { body, key } = await enrolmentOf(kit, of);
        const headers = { 'idempotency-key': key };
        await kit.expectRefusal({ method: 'POST', path, token, body, headers, isMoney: true }, [404]);
        await mustNotBeEnrolled(kit, of, 'autopay ordered by somebody else');
      });
      await whileEnrolled(
        kit,
        async () => {
          await kit.expectRefusal({ method: 'DELETE', path, token }, [404]);
          must(
            dig(await readAgreement(kit, of.id), 'autopay', 'enrolled') === true,
            'autopay is off after somebody else had turned it off',
          );
        },
        of,
      );
    },
  },
];
