import type { Check } from '../check.ts';
import { newKey } from '../http/caller.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { agreementsOf, readAgreement } from './lists.ts';
import { methodsOf, payDayAhead } from './orders.ts';
import { type Undone, undoing } from './undo.ts';

/** Longer than the notice before a first draft in either country. */
const DAYS_AHEAD = 21;

const books = 'Enrols an agreement in autopay from three weeks ahead on, and turns it off again.';

interface Enrolable {
  readonly id: string;
  readonly frequency: unknown;
  readonly methodId: string;
}

const enrolable = async (kit: Kit): Promise<Enrolable> => {
  const [methodId] = await methodsOf(kit);
  if (methodId === undefined) throw new Skipped('the person has no payment method');
  for (const { id } of await agreementsOf(kit, ['OUTSTANDING'])) {
    const agreement = await readAgreement(kit, id);
    const isFree = dig(agreement, 'autopay', 'enrolled') === false && dig(agreement, 'subStatus') === null;
    if (isFree && dig(agreement, 'kind') === 'INSTALLMENT_LOAN')
      return { id, frequency: dig(agreement, 'frequency'), methodId };
  }
  throw new Skipped('no agreement of the person is without autopay');
};

const enrol = async (kit: Kit, { id, frequency, methodId }: Enrolable, key = newKey()) => {
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
      parameters: { amountType: 'INSTALLMENT', startOn, paymentMethodId: methodId },
    },
  });
  return kit.call({
    method: 'POST',
    path: `/api/servicing/payment-agreement/${id}/autopay`,
    token,
    headers: { 'idempotency-key': key },
    isMoney: true,
    body: {
      channel: 'WEB',
      flow: 'AUTOPAY_ENROLL',
      paymentMethodId: methodId,
      amountType: 'INSTALLMENT',
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
const whileEnrolled = async (kit: Kit, play: (of: Enrolable) => Promise<void>): Promise<void> => {
  const of = await enrolable(kit);
  const undo = {
    left: 'autopay that the check turned on is still on',
    attempt: () => turnOffAgain(kit, of.id),
  };
  await undoing(kit, undo, async () => {
    const answer = await enrol(kit, of);
    must(
      answer.status === 200 && dig(answer.json, 'enrolled') === true,
      `enrolling answered ${statusOf(answer)}`,
    );
    await play(of);
  });
};

export const autopayChecks: readonly Check[] = [
  {
    id: 'autopay.enrol',
    profile: 'autopay',
    requirement: 'An agreement is enrolled, and says so when it is read again, with its next drafts.',
    sees: '“We don’t know yet whether autopay was saved”, or autopay that reads as off while money is drawn.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async ({ id }) => {
        const agreement = await readAgreement(kit, id);
        must(dig(agreement, 'autopay', 'enrolled') === true, 'the agreement reads as not enrolled');
        const drafts = dig(agreement, 'autopay', 'drafts');
        must(Array.isArray(drafts) && drafts.length > 0, 'the agreement lists no drafts');
      }),
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
