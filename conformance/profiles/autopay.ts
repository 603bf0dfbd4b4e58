import type { Check } from '../check.ts';
import { type Answer, newKey } from '../http/caller.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { agreementsOf, readAgreement } from './lists.ts';
import { autopayMethodsOf, payDayAhead } from './orders.ts';
import { type Undone, undoing } from './undo.ts';

/** Longer than the notice before a first draft in either country. */
const DAYS_AHEAD = 21;

/** By how much a check raises the amount of autopay. */
const RAISE_CENTS = 500;

const books = 'Enrols an agreement in autopay from three weeks ahead on, and turns it off again.';

interface Enrolable {
  readonly id: string;
  readonly frequency: unknown;
  readonly methodId: string;
  /** Other methods that autopay may draw on. */
  readonly otherMethodIds: readonly string[];
}

const enrolable = async (kit: Kit): Promise<Enrolable> => {
  const [methodId, ...otherMethodIds] = await autopayMethodsOf(kit, payDayAhead(kit, DAYS_AHEAD));
  if (methodId === undefined) throw new Skipped('the person has no payment method that autopay may draw on');
  for (const { id } of await agreementsOf(kit, ['OUTSTANDING'])) {
    const agreement = await readAgreement(kit, id);
    const isFree = dig(agreement, 'autopay', 'enrolled') === false && dig(agreement, 'subStatus') === null;
    if (isFree && dig(agreement, 'kind') === 'INSTALLMENT_LOAN')
      return { id, frequency: dig(agreement, 'frequency'), methodId, otherMethodIds };
  }
  throw new Skipped('no agreement of the person is without autopay');
};

/** How much autopay takes; `amount` in cents. */
type Terms =
  | { readonly amountType: 'INSTALLMENT' }
  | { readonly amountType: 'OTHER'; readonly amount: number; readonly currency: string };

interface Wish {
  readonly flow?: 'AUTOPAY_ENROLL' | 'MANAGE_AUTOPAY';
  readonly terms?: Terms;
}

const INSTALLMENT: Terms = { amountType: 'INSTALLMENT' };

/** Turns autopay on, or changes it. */
const enrol = async (
  kit: Kit,
  { id, frequency, methodId }: Enrolable,
  { flow = 'AUTOPAY_ENROLL', terms = INSTALLMENT }: Wish = {},
) => {
  const { token } = await kit.session();
  const startOn = payDayAhead(kit, DAYS_AHEAD);
  const document = await kit.expect('prepareDocument', 200, {
    method: 'POST',
    path: `/api/disclosure/payment-agreement/${id}`,
    token,
    body: {
      tag: 'auto-enroll',
      locale: kit.credentials.locale ?? 'en-us',
      format: 'embedded',
      parameters: { ...terms, startOn, paymentMethodId: methodId },
    },
  });
  return kit.call({
    method: 'POST',
    path: `/api/servicing/payment-agreement/${id}/autopay`,
    token,
    headers: { 'idempotency-key': newKey() },
    isMoney: true,
    body: {
      channel: 'WEB',
      flow,
      paymentMethodId: methodId,
      amountType: terms.amountType,
      ...(terms.amountType === 'OTHER' ? { amount: { amount: terms.amount, currency: terms.currency } } : {}),
      amountRule: 'FIXED',
      frequency,
      startOn,
      disclosure: {
        type: 'AUTOPAY_ENROLLMENT',
        documentId: String(dig(document, 'id')),
        acceptedAt: new Date(kit.now()).toISOString(),
      },
    },
  });
};

/** Fields of autopay that differ from what was ordered. An answer may leave them out, the agreement may not. */
const differing = (
  autopay: unknown,
  { methodId, frequency }: Enrolable,
  terms: Terms,
  mayLeaveOut: boolean,
): readonly string[] => {
  const ordered: readonly (readonly [string, unknown, unknown])[] = [
    ['paymentMethodId', dig(autopay, 'paymentMethodId'), methodId],
    ['amountType', dig(autopay, 'amountType'), terms.amountType],
    ...(terms.amountType === 'OTHER'
      ? ([['amount', dig(autopay, 'amount', 'amount'), terms.amount]] as const)
      : []),
  ];
  const told = dig(autopay, 'frequency');
  return [
    ...ordered
      .filter(([, is, wanted]) => is !== wanted && !(mayLeaveOut && is === undefined))
      .map(([name]) => name),
    ...(told === undefined || told === frequency ? [] : ['frequency']),
  ];
};

/** Fails unless an answer says that autopay is on. */
const mustBeOn = ({ status, json }: Pick<Answer, 'status' | 'json'>, done: string): void =>
  must(status === 200 && dig(json, 'enrolled') === true, `${done} answered ${statusOf({ status, json })}`);

/** Fails unless an answer and the agreement, read again, say of autopay what was ordered. Returns the agreement. */
const mustBeAsOrdered = async (kit: Kit, of: Enrolable, terms: Terms, { json }: Answer): Promise<unknown> => {
  const agreement = await readAgreement(kit, of.id);
  const autopay = dig(agreement, 'autopay');
  must(dig(autopay, 'enrolled') === true, 'the agreement reads as not enrolled');
  const problems = [
    ...differing(json, of, terms, true).map((name) => `${name} of the answer is not what was ordered`),
    ...differing(autopay, of, terms, false).map(
      (name) => `autopay.${name} of the agreement is not what was ordered`,
    ),
  ];
  if (problems.length > 0) throw new Failed(...problems);
  return agreement;
};

/** The drafts that an agreement lists. */
const draftsOf = (agreement: unknown): readonly unknown[] => {
  const drafts = dig(agreement, 'autopay', 'drafts');
  return Array.isArray(drafts) ? drafts : [];
};

const turnOff = async (kit: Kit, id: string) => {
  const { token } = await kit.session();
  return kit.call({ method: 'DELETE', path: `/api/servicing/payment-agreement/${id}/autopay`, token });
};

/** Turns autopay off whatever the agreement says of it, since a platform with a fault may say the wrong thing. */
const turnOffAgain = async (kit: Kit, id: string): Promise<Undone> => {
  const { status } = await turnOff(kit, id);
  const isOn = dig(await readAgreement(kit, id), 'autopay', 'enrolled') === true;
  if (isOn) return 'left';
  return status < 300 ? 'undone' : 'nothing';
};

/** Enrols an agreement, which was without autopay, and turns autopay off again. */
const whileEnrolled = async (
  kit: Kit,
  play: (of: Enrolable, answer: Answer) => Promise<void>,
  known?: Enrolable,
): Promise<void> => {
  const of = known ?? (await enrolable(kit));
  const undo = {
    left: 'autopay that the check turned on is still on',
    attempt: () => turnOffAgain(kit, of.id),
  };
  await undoing(kit, undo, async () => {
    const answer = await enrol(kit, of);
    mustBeOn(answer, 'enrolling');
    await play(of, answer);
  });
};

export const autopayChecks: readonly Check[] = [
  {
    id: 'autopay.enrol',
    profile: 'autopay',
    requirement:
      'An agreement is enrolled with the method and amount that were ordered, and says so when it is read again, with its next drafts.',
    sees: '“We don’t know yet whether autopay was saved”, or autopay that reads as off while money is drawn.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async (of, answer) => {
        const agreement = await mustBeAsOrdered(kit, of, INSTALLMENT, answer);
        must(draftsOf(agreement).length > 0, 'the agreement lists no drafts');
      }),
  },
  {
    id: 'autopay.change',
    profile: 'autopay',
    requirement:
      'Autopay can be changed to an amount of the borrower’s own, and says so when it is read again.',
    sees: 'Autopay that the borrower changed still takes the earlier amount.',
    books:
      'Enrols an agreement in autopay from three weeks ahead on, raises its amount, and turns it off again.',
    run: (kit) =>
      whileEnrolled(kit, async (of) => {
        const agreement = await readAgreement(kit, of.id);
        const draft = dig(draftsOf(agreement)[0], 'amount');
        const cents = dig(draft, 'amount');
        if (typeof cents !== 'number') throw new Skipped('the agreement lists no draft to raise');
        if (cents + RAISE_CENTS > Number(dig(agreement, 'balance', 'amount')))
          throw new Skipped('the agreement owes too little for a higher draft');
        const terms: Terms = {
          amountType: 'OTHER',
          amount: cents + RAISE_CENTS,
          currency: String(dig(draft, 'currency')),
        };
        const answer = await enrol(kit, of, { flow: 'MANAGE_AUTOPAY', terms });
        mustBeOn(answer, 'changing');
        await mustBeAsOrdered(kit, of, terms, answer);
      }),
  },
  {
    id: 'autopay.change-method',
    profile: 'autopay',
    requirement: 'Autopay can be changed to another payment method, and says so when it is read again.',
    sees: 'Autopay that the borrower changed still draws on the earlier payment method.',
    books:
      'Enrols an agreement in autopay from three weeks ahead on, changes its payment method, and turns it off again.',
    run: async (kit) => {
      const before = await enrolable(kit);
      // Checked first, so that nothing is enrolled in vain.
      if (before.otherMethodIds.length === 0)
        throw new Skipped('the person has no second payment method that autopay may draw on');
      const change = async (): Promise<void> => {
        for (const methodId of before.otherMethodIds) {
          const of = { ...before, methodId };
          const answer = await enrol(kit, of, { flow: 'MANAGE_AUTOPAY' });
          // A bank may decline any method, which says nothing about the platform.
          if (answer.status === 422 && dig(answer.json, 'reason') === 'Method_Declined') continue;
          mustBeOn(answer, 'changing the method');
          await mustBeAsOrdered(kit, of, INSTALLMENT, answer);
          return;
        }
        throw new Skipped('the bank declines every other method of the person');
      };
      await whileEnrolled(kit, change, before);
    },
  },
  {
    id: 'autopay.twice',
    profile: 'autopay',
    requirement: 'Enrolling what is enrolled is refused with 409 Autopay_Already_Enrolled.',
    sees: '“You can’t change autopay right now”, although autopay is on.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async (of) => {
        const again = await enrol(kit, of);
        must(
          again.status === 409 && dig(again.json, 'reason') === 'Autopay_Already_Enrolled',
          `enrolling again answered ${statusOf(again)}`,
        );
      }),
  },
  {
    id: 'autopay.off',
    profile: 'autopay',
    requirement: 'Autopay is turned off with 204, reads as off, and cannot be turned off twice.',
    sees: '“Autopay is off” while it still draws.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async ({ id }) => {
        const answer = await turnOff(kit, id);
        must(answer.status === 204, `turning off answered ${answer.status}, not 204`);
        must(
          dig(await readAgreement(kit, id), 'autopay', 'enrolled') === false,
          'the agreement still reads as enrolled',
        );
        const again = await turnOff(kit, id);
        must(
          again.status === 409 && dig(again.json, 'reason') === 'Autopay_Not_Enrolled',
          `turning off again answered ${statusOf(again)}`,
        );
      }),
  },
];
